# too many operands; usage is ours
dond 6 1 -1 0
