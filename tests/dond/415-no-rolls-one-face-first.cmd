# no roll left, nothing to lose: 1; the definition (the lab shows no such call)
dond 1 0 -1
