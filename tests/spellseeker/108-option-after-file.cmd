spellseeker data/spell/10x15.txt --method dfs | spellchecker --longest
