# blank lines at the end; the answer of the text's test case 4
{ cat data/alice/text-4.txt; printf '\n \n\n'; } | alice
