sed 's/$/\r/' data/alice/text-4.txt | alice
