# 311 which cells touch: A and B have only a corner in common, lower right or upper right of A; by hand
    UNIX> for grid in hex square4 square8; do
    >     echo $grid: $(printf 'A-\n-B\n' | spellpath --grid $grid) $(printf '%s\n' -B A- | spellpath --grid $grid)
    > done
    hex: 2 1
    square4: 1 1
    square8: 2 2

# 312 a chessboard of squares: the letters at a corner are equal, so with four neighbours or eight a path goes to and fro through all cells; by hand
    UNIX> printf 'ABABABA\nBABABAB\nABABABA\nBABABAB\nABABABA\n' >board; for grid in square4 square8; do spellpath --grid $grid board; done
    35
    35

# 313 rows AAA BBB AAA of squares: four neighbours leave columns of three cells; with eight, a path goes through all of the three B and has an A before and after each; by hand
    UNIX> printf 'AAA\nBBB\nAAA\n' >board; for grid in square4 square8; do spellpath --grid $grid board; done
    3
    7

# 314 every method on drawn boards of squares, ended early too; Held and Karp's dynamic program where the board is small, else each other
    UNIX> methods_agree 24 1 square4; methods_agree 16 1 square8
    24 of 24 agree
    16 of 16 agree

# 315 boards of the lab as squares, by three methods (memo on the last at night: 128); each other, and the plain frontier method
    UNIX> for board in example 10x15; do
    >     for grid in square4 square8; do
    >         [[ $board$grid == 10x15square8 ]] && memo="" || memo=memo
    >         lengths=$(for method in $memo tree sweep; do spellpath --grid $grid --method $method data/spell/$board.txt; done)
    >         echo $lengths, plain frontier $(plain_frontier $grid < data/spell/$board.txt)
    >     done
    > done
    10 10 10, plain frontier 10
    29 29 29, plain frontier 29
    10 10 10, plain frontier 10
    78 78, plain frontier 78

# 316 a grid that is none, with those that are; message is ours
    UNIX> spellpath --grid magic data/spell/example.txt
    2> spellpath: --grid is 'magic', expected hex, square4 or square8
    exit 2
