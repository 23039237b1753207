# Eleven seeds, eleven puzzles.
for seed in {0..9} 4294967295; do wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed $seed | cksum; done | sort -u | wc -l
