# s that is out of its range or no whole number; the range is in the message
dond 1\'000 3 -1
