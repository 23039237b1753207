for method in auto dfs memo tree sweep; do spellseeker --method $method data/spell/20x20.txt | spellchecker --longest; done
