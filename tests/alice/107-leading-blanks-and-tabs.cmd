sed 's/^/ \t/; s/ /\t  /g' data/alice/text-4.txt | alice
