# s that is out of its range or no whole number; the range is in the message
dond 1000000000000000001 3 -1
