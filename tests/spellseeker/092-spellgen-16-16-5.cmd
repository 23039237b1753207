# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same; spellchecker judges the path
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
