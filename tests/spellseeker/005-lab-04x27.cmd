spellseeker < data/spell/04x27.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/04x27.txt -
