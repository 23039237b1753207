spellpath <<'END'
A-BBB-
BB---A
--BA--
--ABAA
AAAB-B
A----B
END
