# 20x6 of 4 letters, as the lab's generator makes it, the last row half empty: the path takes 30 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CDDDBB
CBDCAC
ACCAAD
BDCACA
DADDDA
DBADDD
ADBCAC
CADBBB
DCDDBB
CAADCB
ACCBCB
AADAAC
DCDADD
BACBAC
BCAACD
BAABAB
CBDCBA
DDAADC
DBCDAD
-B-B-D
END
