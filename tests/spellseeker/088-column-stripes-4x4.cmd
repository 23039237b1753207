# stripes: every step leads to another stripe; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
ABAB
ABAB
ABAB
ABAB
END
