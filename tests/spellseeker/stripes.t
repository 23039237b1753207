# 122 12x12, a letter a row: R*C - C + 2 cells for an even R, since each column has a cell with one neighbour and a path has two ends
    UNIX> for ((r = 0; r < 12; r++)); do for ((c = 0; c < 12; c++)); do ((r % 2)) && printf B || printf A; done; echo; done | spellseeker | spellchecker
    OK - Pathlength = 134

# 126 12x12, a letter a column; the driver plain_frontier finds this length
    UNIX> for ((r = 0; r < 12; r++)); do for ((c = 0; c < 12; c++)); do ((c % 2)) && printf B || printf A; done; echo; done | spellseeker | spellchecker
    OK - Pathlength = 139
