# 10x10 with 43 empty cells, which no path may cross: the path takes 14 of 57; spellpath_reference finds the same
spellpath <<'END'
--A-BACC-A
B----AC--A
-AAAC-BCC-
B--CA--B--
--BB------
CBBAC-AA-A
-AABCBB-A-
CA--BBCA-B
A----BA-BC
B--BA-CCAC
END
