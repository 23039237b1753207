spellseeker < data/spell/easy-3x4.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/easy-3x4.txt -
