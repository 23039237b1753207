# a table larger than the limit; message is ours
dond --table 1000 2000
