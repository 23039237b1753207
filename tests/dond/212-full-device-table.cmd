# an output that cannot be written is an error; the system names the reason
dond --table 1000 1000 > /dev/full
