# empty cells, which no path may cross; spellpath_reference finds the same
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
