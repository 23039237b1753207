# too few operands for a table; usage is ours
dond --table 6
