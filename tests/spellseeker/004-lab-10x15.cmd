spellseeker < data/spell/10x15.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/10x15.txt -
