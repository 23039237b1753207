dond 6 1 -1 > /dev/full
