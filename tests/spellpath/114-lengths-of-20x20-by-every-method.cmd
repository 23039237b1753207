for method in dfs memo; do spellpath --method $method data/spell/20x20.txt; done
