# the sample board easy-ones.txt and the length of its longest path; the lab's text; spellchecker judges the path
spellseeker < data/spell/easy-ones.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/easy-ones.txt -
