# dfs needs little memory; the length is the lab's
spellseeker --method dfs --memory 100K data/spell/20x20.txt | spellchecker --longest
