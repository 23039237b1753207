# every method has the answer: memo; the length is the lab's, spellchecker judges the path
spellseeker --method memo < data/spell/example.txt | spellchecker --longest
