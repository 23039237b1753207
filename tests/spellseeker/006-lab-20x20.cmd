# the sample board 20x20.txt and the length of its longest path; the lab's text; spellchecker judges the path
spellseeker < data/spell/20x20.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/20x20.txt -
