# of several bad operands the first is named; message is ours
dond x y z
