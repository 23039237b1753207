# a table far longer than the limit; message is ours
dond --table 6 1000000000000000000
