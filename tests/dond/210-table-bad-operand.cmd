# a bad operand of --table; message is ours
dond --table 6 -1
