# 304 length, path and count of the text's test cases 4, 2 and 1
    UNIX> alice --json data/alice/text-4.txt; alice --json data/alice/text-2.txt; alice --json data/alice/text-1.txt; echo $?
    {"length": 5, "path": [[2, 0], [1, 0], [0, 0], [0, 2], [1, 1], [0, 1]], "count": 1}
    {"length": 6, "path": [[2, 1], [2, 0], [1, 0], [0, 0], [2, 2], [1, 2], [1, 1]], "count": 2}
    {"length": null, "path": null, "count": 0}
    1
    2> alice: the maze has no solution
