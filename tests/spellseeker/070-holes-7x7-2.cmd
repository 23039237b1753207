tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
BBB-BA-
B-A--A-
BAABA-A
B--BABA
--BBAAA
-BAB--A
A---AA-
END
