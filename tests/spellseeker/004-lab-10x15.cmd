# the sample board 10x15.txt and the length of its longest path; the lab's text; spellchecker judges the path
spellseeker < data/spell/10x15.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/10x15.txt -
