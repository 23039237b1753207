printf 'u\ndraw\n' | alice --play data/alice/text-4.txt | grep -n you
