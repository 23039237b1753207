# 6x20 of 4 letters, as the lab's generator makes it, the last row half empty: the path takes 27 cells; spellpath_reference finds the same
spellpath <<'END'
ACADCADAACCBBCAABDCD
ADDDADACBDBABCACBDCC
BCADAADABBADCAAACCDB
CBAAAABDAABBABBDADDA
DACCCCCDDDDDCBCBDBAC
-D-D-A-D-B-D-A-B-B-A
END
