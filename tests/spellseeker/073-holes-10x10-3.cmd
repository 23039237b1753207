# empty cells, which no path may cross; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
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
