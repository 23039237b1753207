# Puzzles in few directions; judged by brute force (wordsearch_check).
right=0
for n in {1..8}; do for seed in 0 7; do wordsearch --directions $n --seed $seed --generate 18 19 data/wordsearch/music-words.txt > puzzle.txt && [[ $(wordsearch_check puzzle.txt data/wordsearch/music-words.txt $n) == 'good: 18 x 19, 40 words' ]] && ((++right)); done; done
echo $right of 16
