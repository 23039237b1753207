# 12x12 full of 5 letters, on which paths branch much: the path takes 40 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
EECDEEAEDEAC
DAEACDDCBBEC
DAAEBECEEBDB
EDDEBDECADCD
EDCADBCBBCEA
DABEBCCDDABA
EEAEDCBDACBA
DCAEDEEBCECA
BCEBCEADACDC
ABDCEAADACBA
BDECDBCBBEBB
DECDDCBCADDA
END
