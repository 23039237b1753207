spellseeker < data/spell/20x20.txt > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff data/spell/20x20.txt -
