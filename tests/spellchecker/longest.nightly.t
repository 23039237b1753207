# 180 a hundred boards of every kind; that each length is right: the solver, and the plain frontier method, which shares with it only the grid
    UNIX> need --without __asan_init spellchecker || exit 77
    > right=0
    > for seed in {1..10}; do
    >     for board in 'letters 6 6 2' 'letters 8 8 2' 'letters 9 9 3' 'letters 12 12 4' 'letters 5 30 3' 'letters 30 6 3' 'letters 16 16 5' 'letters 9 9 2' 'rows 7 7 2' 'columns 8 8 2'; do
    >         drawn_board $board $seed $((seed % 4 * 5)) | spellseeker > path.txt
    >         [[ $(spellchecker --longest path.txt) == "OK - Pathlength = $(plain_frontier < path.txt)" ]] && ((++right))
    >     done
    > done
    > echo $right right
    100 right
