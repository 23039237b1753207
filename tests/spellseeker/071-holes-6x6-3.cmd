# 6x6 with 8 empty cells, which no path may cross: the path takes 15 of 28; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
BBCBA-
-C-BAC
-B-AAC
CA-BAA
AAABAC
-CBC-B
END
