# blanks at the end of lines; the answer of the text's test case 4
sed 's/$/ \t /' data/alice/text-4.txt | alice
