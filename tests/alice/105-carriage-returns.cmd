# lines may end with CR LF; the answer of the text's test case 4
sed 's/$/\r/' data/alice/text-4.txt | alice
