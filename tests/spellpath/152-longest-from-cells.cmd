# the longest path from single cells by dfs and memo; by hand on a board of 3 x 4
path_from 0 1 0 0 0 3 2 0 < data/spell/easy-3x4.txt
