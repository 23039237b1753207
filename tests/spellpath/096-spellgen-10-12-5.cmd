# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same
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
