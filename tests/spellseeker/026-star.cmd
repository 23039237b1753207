# a cell with several neighbours that do not touch: two of them and it; by hand; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
-B-
BAB
BBB
END
