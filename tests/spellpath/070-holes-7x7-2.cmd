spellpath <<'END'
BBB-BA-
B-A--A-
BAABA-A
B--BABA
--BBAAA
-BAB--A
A---AA-
END
