# Each word has one place in twenty puzzles; judged by brute force (wordsearch_check).
right=0
for seed in {1..20}; do wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed $seed > puzzle.txt && [[ $(wordsearch_check puzzle.txt data/wordsearch/music-words.txt) == 'good: 16 x 16, 40 words' ]] && ((++right)); done
echo $right of 20
