# empty cells, which no path may cross; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CDB--B--A--AACAABB-D
--CC-CB-BBDAA---CDA-
ABDBDACCD-A-BBCBCDDA
DDDBBBBAD-ACCCDD-B-C
CCAACDB-CCCB-DBDCAA-
CB-CB-BABBBBC--DDAAD
-CB-DCADADDA-B-ACA-A
BAAB-B-CBC-ACBB-AADC
CDD-C-DCBAD-CA-DCBBD
--B--CCBC---A-C-AA-B
-B--BAB-C-BC-CCADCCB
D-BA-BAC-D-CC-CDB-DA
--BBCCACDABCBB-BDCCA
BBBCABC-BB-DCACBDCCC
--DD-A-D-CD--ACD-B-C
DABD-A-AC-ABBB-AB-BC
BACDACDBB-A-C--BAAAB
D-DAC--D-B--D--CBBBD
-DDDCBBDDBD-DB--A---
---CC-CCBC--B-A-ACDC
END
