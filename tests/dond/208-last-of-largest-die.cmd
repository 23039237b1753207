# last-roll that is out of its range or no whole number; the range is in the message
dond 1000000000000000000 1 1000000000000000000
