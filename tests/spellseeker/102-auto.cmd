# every method has the answer: auto; the length is the lab's, spellchecker judges the path
spellseeker --method auto < data/spell/example.txt | spellchecker --longest
