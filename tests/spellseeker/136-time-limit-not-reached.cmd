# a limit that is not reached changes nothing; the length is the lab's; spellchecker --longest judges the path
spellseeker --time-limit 60 data/spell/20x20.txt | spellchecker --longest
