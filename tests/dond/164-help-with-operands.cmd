dond 6 1 -1 --help | head -n 1
