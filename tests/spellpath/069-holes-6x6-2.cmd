# 6x6 with 16 empty cells, which no path may cross: the path takes 9 of 20; spellpath_reference finds the same
spellpath <<'END'
A-BBB-
BB---A
--BA--
--ABAA
AAAB-B
A----B
END
