# 16x16 of 5 letters, as the lab's generator makes it, the last row half empty: the path takes 36 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
DBACAECDEDBCEDED
DEDCAEABDBDECABD
AEADCBCAADDEDBDD
BEBCCBAEDCBBAEEE
BDAAEEEDCAEDCABA
CBCCDBEDCDEAADAB
CDCEEDACBDECDDBE
ABDABECBBBCEBDAB
DDEEDEAADAEAEBBE
EBBECBACBDEDDBAD
BDEDACDBDACDADEC
DEEDDBABAADADECD
DAEBDDBEAAACBCCD
DEDEADCBEEDCDEAE
EECDADDACCAAEBEB
-D-B-E-E-B-B-C-D
END
