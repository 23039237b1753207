# blanks and tabs between cells; the answer of the text's test case 4
sed 's/^/ \t/; s/ /\t  /g' data/alice/text-4.txt | alice
