# the text's second solution, of 6 steps where 5 are enough
printf 'u\nu\ndr\nu\ndl\nu\n' | alice --play data/alice/text-4.txt | tail -n 1
