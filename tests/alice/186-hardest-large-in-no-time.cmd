# no time at all is enough for a first maze; --count is the judge
alice --generate 60 90 --hardest --seed 1 --seconds 0 | alice --count
