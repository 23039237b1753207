# the walk in a file and the maze on standard input; the text's test case 4
alice data/alice/text-4.txt > walk.txt; alice --check walk.txt < data/alice/text-4.txt
