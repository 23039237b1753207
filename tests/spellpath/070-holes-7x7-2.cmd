# empty cells, which no path may cross; spellpath_reference finds the same
spellpath <<'END'
BBB-BA-
B-A--A-
BAABA-A
B--BABA
--BBAAA
-BAB--A
A---AA-
END
