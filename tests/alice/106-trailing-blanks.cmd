sed 's/$/ \t /' data/alice/text-4.txt | alice
