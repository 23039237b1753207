# the sample board example.txt and the length of its longest path; the lab's text; spellchecker judges the path
spellseeker < data/spell/example.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/example.txt -
