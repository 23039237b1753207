# Options of a search with --generate, and the other way round, are misuse (manual).
for option in '--method fast' '--min-length 3' --count --unused --show --json --ragged --bytes --lecture --ignore-case --unique --stats; do wordsearch --generate 5 5 data/wordsearch/words4.txt $option; done 2>&1 | uniq -c | sed 's/^ *//'
for option in '--seed 1' '--directions 1' '--difficulty easy' --solution; do wordsearch data/wordsearch/{grid4,words4}.txt $option; done 2>&1 | uniq -c | sed 's/^ *//'
