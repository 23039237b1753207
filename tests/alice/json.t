# 304 length, path and count of the text's test cases 4, 2 and 1
    UNIX> alice --json data/alice/text-4.txt; alice --json data/alice/text-2.txt; alice --json data/alice/text-1.txt; echo $?
    {"length": 5, "path": [{"row": 2, "col": 0}, {"row": 1, "col": 0}, {"row": 0, "col": 0}, {"row": 0, "col": 2}, {"row": 1, "col": 1}, {"row": 0, "col": 1}], "count": "1"}
    {"length": 6, "path": [{"row": 2, "col": 1}, {"row": 2, "col": 0}, {"row": 1, "col": 0}, {"row": 0, "col": 0}, {"row": 2, "col": 2}, {"row": 1, "col": 2}, {"row": 1, "col": 1}], "count": "2"}
    {"length": null, "path": null, "count": "0"}
    1
    2> alice: the maze has no solution

# 498 --json with each answer that it goes with: the two shortest paths of the text's test case 2, and a count, which is a string
    UNIX> alice --json --all data/alice/text-2.txt | sed 's/{"row": \([0-9]\), "col": \([0-9]\)}/\1\2/g'; for words in --draw --count --hint '--check x' '--generate 3x3'; do alice --json $words data/alice/text-2.txt; done
    {"length": 6, "paths": [[21, 20, 10, 00, 22, 12, 11], [21, 20, 10, 00, 02, 01, 11]], "count": "2"}
    2> alice: --json and --draw found, expected one of them
    2> alice: --json and --count found, expected one of them
    2> alice: --json and --hint found, expected one of them
    2> alice: --json and --check found, expected one of them
    2> alice: --json and --generate found, expected one of them
    exit 2
