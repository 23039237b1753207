for i in {1..8}; do echo ABABABAB; done | spellseeker | spellchecker --longest
