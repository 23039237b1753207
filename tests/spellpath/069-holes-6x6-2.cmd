# empty cells, which no path may cross; spellpath_reference finds the same
spellpath <<'END'
A-BBB-
BB---A
--BA--
--ABAA
AAAB-B
A----B
END
