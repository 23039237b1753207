spellseeker < data/spell/easy-ones.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/easy-ones.txt -
