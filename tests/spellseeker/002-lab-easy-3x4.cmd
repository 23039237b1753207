# the sample board easy-3x4.txt and the length of its longest path; the lab's text; spellchecker judges the path
spellseeker < data/spell/easy-3x4.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/easy-3x4.txt -
