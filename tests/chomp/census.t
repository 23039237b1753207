# 420 --census of 5x8 lists each bar's winning moves as --method map finds them, and 8x5 mirrors it; 546 has 8x12 at night
    UNIX> chomp --census 5x8 > census; chomp --census 8x5 | cmp - census; wc -l < census
    > while IFS=' :' read -r bar moves; do
    >     chomp --method map --all --json "$bar" | grep -o '"row": [0-9]*, "col": [0-9]*' | tr -dc '0-9,\n' | sort -n | tr '\n' ' ' > map
    >     [[ "$(cat map)" == "${moves% \*} " || $bar == 1x1 ]] || echo "$bar: $moves, by the map $(cat map)"
    > done < census
    30

# 425 What is no rectangle, what does not go together, and what is too large.
    UNIX> chomp --census; chomp --census 5442; chomp --census 10; chomp --census -; chomp --census 3x3 4x4; chomp --all --census 3x3; chomp --census 3x3 --play; chomp --census 3x3 --json; chomp --census 100x100; chomp --memory 1M --census 9x60 2>&1 | sed 's/needs [0-9]*M/needs N/'
    chomp: the board needs N of memory, expected at most 1024K (--memory)
    2> chomp: --census needs a value
    2> chomp: '5442' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: '10' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: '-' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: '3x3 4x4' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: --all and --census found, expected one of them
    2> chomp: --census and --play found, expected one of them
    2> chomp: --census and --json found, expected one of them
    2> chomp: the board has 2^63 states or more, expected less
    exit 2

# 560 the rectangle in every usual form of a size; the census is that of 3x4
    UNIX> chomp --census 3x4 > census; for size in 3X4 3×4 '3 x 4' '3*4' 3,4; do chomp --census "$size" | cmp - census; done; chomp --census 3 4 | cmp - census; chomp --census=3x4 --stats 2>/dev/null | cmp - census
