# too few operands; usage is ours
dond 6 1
