# 4x40 with 49 empty cells, which no path may cross: the path takes 14 of 111; spellpath_reference finds the same
spellpath <<'END'
-A-BCABBA-CAAB--BCCCBBBCACBAC-CBC-B-CBCC
-B-CCACCA-CAC-ABAB--ACC--AC-CA-CC-BBAABB
BAA---B---CAAAC-A-BCBABB-BCA-ABC---CBCA-
-CA-B-AB-BA-A-BAA-ACBA--AA--C-C---CACCB-
END
