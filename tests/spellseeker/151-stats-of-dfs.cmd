# dfs has calls and no cache; the calls are the 82 paths from every cell, counted by a separate program, less the cell that stands alone
spellseeker --stats --method dfs data/spell/easy-3x4.txt 2>&1 > /dev/null | sed -n 1,3p
