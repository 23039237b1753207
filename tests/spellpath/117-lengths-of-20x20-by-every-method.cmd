# every method on a board of the lab; the length is the lab's
for method in auto dfs memo tree sweep; do spellpath --method $method data/spell/20x20.txt; done
