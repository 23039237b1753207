# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same
spellpath <<'END'
ACADCADAACCBBCAABDCD
ADDDADACBDBABCACBDCC
BCADAADABBADCAAACCDB
CBAAAABDAABBABBDADDA
DACCCCCDDDDDCBCBDBAC
-D-D-A-D-B-D-A-B-B-A
END
