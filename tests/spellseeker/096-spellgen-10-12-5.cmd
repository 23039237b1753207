tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
AEDBBEBDAADA
CEAAEEEEBCEE
CEADEEAAAADE
EEDBCCDEAEDD
EDECEDAEBCCA
BAACBAECADAB
EDCCEAAACCCA
CAEBEAADBABA
DDADEDABEEEE
-B-A-C-B-E-A
END
