# a limit beyond the number of paths; the two of the text's test case 2
alice --limit 99 --all data/alice/text-2.txt
