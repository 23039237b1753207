# 14x14 of 6 letters, as the lab's generator makes it, the last row half empty: the path takes 26 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
BFBEFDCFBFDEED
DBCCBADCEABCDB
AEAFEBDBCEDFAF
BABDCBAEBCDBBB
FDECFEDDBBAABD
EABEEABCAFEDFF
FDBECAACFAFEAE
FDACBCAADAAFFD
ECAFDBBCEDABDB
ADFAFCCEADDEFF
FEDEBACBDCCDCB
AAABEBBCDDEDBB
FCBEDFDADFEECB
-C-B-C-F-F-A-B
END
