# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same; spellchecker judges the path
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
