# test case 2, of whose two shortest paths the other is shown as this one; the text names both
alice data/alice/test2.in.txt |
    sed 's/(0, 0) -> (0, 2) -> (0, 1) -> (1, 1)\.$/(0, 0) -> (2, 2) -> (1, 2) -> (1, 1)./'
