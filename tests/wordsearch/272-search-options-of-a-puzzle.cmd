for option in '--method fast' '--min-length 3' --count --unused --show --svg --ignore-case --unique --stats; do wordsearch --generate 5 5 data/wordsearch/words4.txt $option; done 2>&1 | uniq -c | sed 's/^ *//'
for option in '--seed 1' '--directions 1'; do wordsearch data/wordsearch/{grid4,words4}.txt $option; done 2>&1 | uniq -c | sed 's/^ *//'
