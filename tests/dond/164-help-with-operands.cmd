# --help wins over operands; ours
dond 6 1 -1 --help | sed -n 1p
