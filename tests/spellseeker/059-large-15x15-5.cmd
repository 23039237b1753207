# a large board of many letters and short paths; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CAABBBACABEBEEE
EEDEACDBBCEADAA
CCABCEABCCCDBCC
DDCDBDEEAACEBAC
CBEBCBEECDEDACB
BAAEBAECCDEABAB
CAAADDCBDDEBBBB
ECEAACDCCCEDCDA
EADACEBAAAABBEB
EDCDDBDDEDEADDB
BEABCAABBEACCBC
EABCACCCACADDAB
BECBEBCEACBDCCD
DCDCEEBBABEDBAC
EDEDBDAEABACCDA
END
