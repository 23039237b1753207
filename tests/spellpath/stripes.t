# 119 a column of 10,000 cells: no recursion of the system; the path is plain to see
    UNIX> for i in {1..5000}; do printf 'A\nB\n'; done | spellpath
    10000

# 120 8x8, a letter a row: R*C - C + 2 cells for an even R, since each column has a cell with one neighbour and a path has two ends
    UNIX> for i in {1..4}; do echo AAAAAAAA BBBBBBBB; done | spellpath
    58

# 121 40x60, a letter a row, far larger than what a search can try: R*C - C + 2 cells (120)
    UNIX> need --without __gnu_debug spellpath || exit 77; for i in {1..20}; do printf '%060d\n%060d\n' 0 0 | sed '2s/0/1/g'; done | spellpath
    2342

# 122 12x12, a letter a row: R*C - C + 2 cells (120)
    UNIX> for ((r = 0; r < 12; r++)); do for ((c = 0; c < 12; c++)); do ((r % 2)) && printf B || printf A; done; echo; done | spellpath
    134

# 123 14x14, a letter a row: R*C - C + 2 cells (120)
    UNIX> for ((r = 0; r < 14; r++)); do for ((c = 0; c < 14; c++)); do ((r % 2)) && printf B || printf A; done; echo; done | spellpath
    184

# 124 10x30, a letter a row on a wide board: R*C - C + 2 cells (120)
    UNIX> for ((r = 0; r < 10; r++)); do for ((c = 0; c < 30; c++)); do ((r % 2)) && printf B || printf A; done; echo; done | spellpath
    272

# 125 8x8, a letter a column: a length of no formula; the driver plain_frontier finds it
    UNIX> for ((r = 0; r < 8; r++)); do for ((c = 0; c < 8; c++)); do ((c % 2)) && printf B || printf A; done; echo; done | spellpath
    61

# 126 12x12, a letter a column; the driver plain_frontier finds this length
    UNIX> for ((r = 0; r < 12; r++)); do for ((c = 0; c < 12; c++)); do ((c % 2)) && printf B || printf A; done; echo; done | spellpath
    139

# 127 16x16, a letter a column; the driver plain_frontier finds this length
    UNIX> for ((r = 0; r < 16; r++)); do for ((c = 0; c < 16; c++)); do ((c % 2)) && printf B || printf A; done; echo; done | spellpath
    249
