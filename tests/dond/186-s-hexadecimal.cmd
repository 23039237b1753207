# s that is out of its range or no whole number; the range is in the message
dond 0x10 3 -1
