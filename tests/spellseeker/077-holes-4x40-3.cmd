# empty cells, which no path may cross; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
-A-BCABBA-CAAB--BCCCBBBCACBAC-CBC-B-CBCC
-B-CCACCA-CAC-ABAB--ACC--AC-CA-CC-BBAABB
BAA---B---CAAAC-A-BCBABB-BCA-ABC---CBCA-
-CA-B-AB-BA-A-BAA-ACBA--AA--C-C---CACCB-
END
