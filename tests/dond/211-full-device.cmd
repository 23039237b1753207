# an output that cannot be written is an error; the system names the reason
dond 6 1 -1 > /dev/full
