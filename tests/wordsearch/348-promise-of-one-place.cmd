# A word has one place: reversed pairs, words within words both ways, palindromes and words that overlap themselves, judged by
# brute force (wordsearch_check) in all numbers of directions and many seeds.
printf '%s\n' was saw level abba banana an nab catalog cat tac gol x drawer reward draw war > list
for directions in {1..8}; do for seed in {1..10}; do
    wordsearch --generate 13 13 list --directions $directions --seed $seed 2> notes > puzzle; wordsearch_check puzzle list $directions
done; done | uniq -c | tr -s ' '
cat notes
