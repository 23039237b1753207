# length, path and count of the text's test cases 4, 2 and 1
alice --json data/alice/text-4.txt; alice --json data/alice/text-2.txt; alice --json data/alice/text-1.txt; echo $?
