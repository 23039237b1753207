# 7x7 with 18 empty cells, which no path may cross: the path takes 13 of 31; spellpath_reference finds the same
spellpath <<'END'
BBB-BA-
B-A--A-
BAABA-A
B--BABA
--BBAAA
-BAB--A
A---AA-
END
