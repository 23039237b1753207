spellpath --stats --method dfs data/spell/easy-3x4.txt 2>&1 > /dev/null | head -n 3
