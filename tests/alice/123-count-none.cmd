# no solution: 0 of them, and exit code 1; the text's test case 1
alice --count data/alice/text-1.txt
