# - is standard input; the length is the lab's, spellchecker judges the path
spellseeker - < data/spell/10x15.txt | spellchecker --longest
