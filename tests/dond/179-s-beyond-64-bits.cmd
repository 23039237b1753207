# s that is out of its range or no whole number; the range is in the message
dond 99999999999999999999 3 -1
