spellpath --method dfs < data/spell/example.txt
