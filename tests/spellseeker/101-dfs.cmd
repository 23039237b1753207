spellseeker --method dfs < data/spell/example.txt | spellchecker --longest
