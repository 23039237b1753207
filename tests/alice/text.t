# 953 The text's four mazes, word for word; of the two shortest paths of the second the text names this one, too
    UNIX> for n in 1 2 3 4; do alice data/alice/test$n.in.txt 2> log; done
    The maze has no solution.
    The shortest path length was 6 steps.
    The path was (2, 1) -> (2, 0) -> (1, 0) -> (0, 0) -> (2, 2) -> (1, 2) -> (1, 1).
    The shortest path length was 9 steps.
    The path was (2, 1) -> (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (2, 2) -> (1, 1) -> (0, 1) -> (0, 2) -> (1, 2).
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 954 A shortest way is taken in any usual form, its length alone as half of the answer, and nothing else; ways and lengths of the text's second maze
    UNIX> mkdir bin; printf '#!/bin/sh\nprintf %%s "$answer"\n' > bin/alice; chmod +x bin/alice; PATH=$PWD/bin:$PATH; export answer
    > while read -r answer; do judged data/alice/test2.in.txt; done <<'END'
    > The path was (2, 1) -> (2, 0) -> (1, 0) -> (0, 0) -> (2, 2) -> (1, 2) -> (1, 1).
    > [(2,1),(2,0),(1,0),(0,0),(0,2),(0,1),(1,1)]
    > 6 moves: 20 10 00 02 01 11
    > 6 moves: 2 0, 1 0, 0 0, 0 2, 0 1, 1 1
    > from (3,2) to (3,1), (2,1), (1,1), (1,3), (1,2) and (2,2)
    > column and row: (1,2) (0,2) (0,1) (0,0) (2,2) (2,1) (1,1)
    > 7 6 3 0 8 5 4
    > Maze 2 | step 0 : (2, 1) | step 1 : (2, 0) | step 2 : (1, 0) | step 3 : (0, 0) | step 4 : (2, 2) | step 5 : (1, 2) | step 6 : (1, 1)
    > length 7: (2,1) (2,0) (1,0) (0,0) (2,2) (1,2) (1,1)
    > It takes 6 steps.
    > The path was (2, 1) -> (2, 0) -> (1, 0) -> (0, 0) -> (1, 1).
    > It takes 7 steps.
    > There is no solution.
    > Done!
    > END
    > answer='' judged data/alice/test2.in.txt
    > for answer in 'No solution exists' 'IMPOSSIBLE' '(2, 0) -> (0, 1)' 'Es gibt keinen Weg.'; do judged data/alice/test1.in.txt; done
    right: 6 steps
    right: 6 steps
    not understood: no way is found in it that is legal and has 6 steps
    right: 6 steps; but for words around the answer
    right: 6 steps; but for rows and columns from 1
    right: 6 steps; but for columns before rows
    not understood: no way is found in it that is legal and has 6 steps
    right: 6 steps; but for words around the answer
    most: 6 steps; but for the length beside its way
    half: 6 steps; but for the way, which is missing
    wrong: a shortest way has 6 steps
    wrong: a shortest way has 6 steps
    wrong: a shortest way has 6 steps
    not understood: no way is found in it that is legal and has 6 steps
    wrong: a shortest way has 6 steps
    right: no solution
    right: no solution
    wrong: there is no solution
    not understood: it says neither a way nor 'no solution', which is the answer
