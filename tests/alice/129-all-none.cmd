# no solution: no path, and exit code 1; the text's test case 1
alice --all data/alice/text-1.txt
