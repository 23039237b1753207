# a search of 0.3 s; --count is the judge
alice --generate 6 6 --hardest --seed 1 --seconds 0.3 | alice --count
