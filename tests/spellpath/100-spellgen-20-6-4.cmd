# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same
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
