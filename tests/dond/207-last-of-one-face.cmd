# last-roll that is out of its range or no whole number; the range is in the message
dond 1 1 1
