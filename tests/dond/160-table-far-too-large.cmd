# a product beyond 64 bits; message is ours
dond --table 1000000000000000000 1000000000000000000
