# every method has the answer: tree; the length is the lab's, spellchecker judges the path
spellseeker --method tree < data/spell/example.txt | spellchecker --longest
