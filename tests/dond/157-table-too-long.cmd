# a table longer than the limit; message is ours
dond --table 1 1000000
