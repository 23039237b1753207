# an output that cannot be written is an error; the system names the reason
dond --help > /dev/full
