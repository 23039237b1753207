# 20x6 of 4 letters, as the lab's generator makes it, the last row half empty: the path takes 60 cells; spellpath_reference finds the same
spellpath <<'END'
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
