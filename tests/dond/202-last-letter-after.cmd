# last-roll that is out of its range or no whole number; the range is in the message
dond 6 3 3x
