# (r,c) of an even column touches (r+1,c+1); the lab's definition; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
A-
-B
END
