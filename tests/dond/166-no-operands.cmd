# too few operands; usage is ours
dond
