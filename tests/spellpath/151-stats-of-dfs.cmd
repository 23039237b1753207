spellpath --stats --method dfs data/spell/easy-3x4.txt 2>&1 > /dev/null | sed -n 1,3p
