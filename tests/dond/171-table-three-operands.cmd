# too many operands for a table; usage is ours
dond --table 6 1 -1
