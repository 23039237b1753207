# a table wider than the limit; message is ours
dond --table 1999999 1
