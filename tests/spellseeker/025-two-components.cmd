# the longest path is in the second of two parts; by hand; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
AB-AB
BA-BC
AB-DC
END
