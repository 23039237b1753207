# a closed standard output is an error; the system names the reason
dond 6 1 -1 >&-
