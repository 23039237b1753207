# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
BEBDEDDDBAABBDDB
BDBADDBECEAAEDBC
EDCCACCEEDEDCDAC
CBDDEDBAABDBDDDB
BDECBEDBACAABACE
ACDDEBCCEECDDCEB
ADEEEBCCECDBADBC
BBAEBCACDCACCBEB
CECDBBEECBDBAEBA
CACDBDEAECCCACBC
DEECCAEADAECDCAE
CCAADCEDCBBCBCEA
DAECEECCAABCDDCA
EEEDBDEBEDECADEA
CACDABCEBDBEABBB
-C-C-E-A-E-A-B-B
END
