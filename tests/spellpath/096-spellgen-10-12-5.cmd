# 10x12 of 5 letters, as the lab's generator makes it, the last row half empty: the path takes 13 cells; spellpath_reference finds the same
spellpath <<'END'
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
