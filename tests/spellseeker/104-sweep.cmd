# every method has the answer: sweep; the length is the lab's, spellchecker judges the path
spellseeker --method sweep < data/spell/example.txt | spellchecker --longest
