# columns of one letter in turn; the plain frontier method of spellchecker --longest finds this length
for i in {1..8}; do echo ABABABAB; done | spellseeker | spellchecker --longest
