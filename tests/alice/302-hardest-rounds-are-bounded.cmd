# 40 rounds of a row of cells: rounds that go on growing would take years
alice --generate 1 8 --hardest --rounds 40 --seed 1 | alice --count
