# s that is out of its range or no whole number; the range is in the message
dond '3 ' 3 -1
