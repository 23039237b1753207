# 6x6 with 16 empty cells, which no path may cross: the path takes 9 of 20; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
A-BBB-
BB---A
--BA--
--ABAA
AAAB-B
A----B
END
