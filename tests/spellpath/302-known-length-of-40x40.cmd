# A block whose elimination order is worth a hill climb: 950 steps by the dynamic program before it had a relaxation, and at
# most 955 by a linear program. spellchecker judges the path.
spellgen --seed 1 40 40 3 | spellseeker | spellchecker
