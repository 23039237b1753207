# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
BCCCAA
BACBDB
DBBDDC
ACBDBD
CDCCCD
CADCCC
DCABDB
BDCAAA
CBCCAA
BDDCBA
DBBABA
DDCDDB
CBCDCC
ADBADB
ABDDBC
ADDADA
BACBAD
CCDDCB
CABCDC
-A-A-C
END
