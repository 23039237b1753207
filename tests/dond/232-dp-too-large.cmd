# the lab's method refuses what would take it hours; the limit is ours
dond --method dp 6 100000000 0
