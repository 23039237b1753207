spellseeker --method dfs --memory 100K data/spell/20x20.txt | spellchecker --longest
