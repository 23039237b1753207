for method in dfs memo; do spellseeker --method $method data/spell/20x20.txt | spellchecker --longest; done
