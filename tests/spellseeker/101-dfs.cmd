# every method has the answer: dfs; the length is the lab's, spellchecker judges the path
spellseeker --method dfs < data/spell/example.txt | spellchecker --longest
