# every method on a board of the lab; the length is the lab's, spellchecker judges the path
for method in auto dfs memo tree sweep; do spellseeker --method $method data/spell/20x20.txt | spellchecker --longest; done
