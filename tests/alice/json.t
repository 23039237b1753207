# 304 length, path and count of the text's test cases 4, 2 and 1
    UNIX> alice --json data/alice/text-4.txt; alice --json data/alice/text-2.txt; alice --json data/alice/text-1.txt; echo $?
    {"length": 5, "path": [{"row": 2, "col": 0}, {"row": 1, "col": 0}, {"row": 0, "col": 0}, {"row": 0, "col": 2}, {"row": 1, "col": 1}, {"row": 0, "col": 1}], "count": "1"}
    {"length": 6, "path": [{"row": 2, "col": 1}, {"row": 2, "col": 0}, {"row": 1, "col": 0}, {"row": 0, "col": 0}, {"row": 2, "col": 2}, {"row": 1, "col": 2}, {"row": 1, "col": 1}], "count": "2"}
    {"length": null, "path": null, "count": "0"}
    1
    2> alice: the maze has no solution

# 498 --json with each answer; the rows of a new maze are in the compact form, which reads back; a count is a string
    UNIX> alice --json --count data/alice/text-2.txt; alice --all data/alice/text-4.txt | alice --json --check - data/alice/text-4.txt; alice --generate 4 4 --seed 1 --json | sed 's/.*"maze": .//; s/].*//; s/", "/\n/g; s/"//g' | cmp - <(alice --generate 4 4 --seed 1 --compact) && echo same; alice --json --draw data/alice/text-2.txt; echo $?
    {"count": "2"}
    {"walks": [{"legal": true, "length": 5, "shortest": 5}]}
    same
    2
    2> alice: --json and --draw found, expected one of them
