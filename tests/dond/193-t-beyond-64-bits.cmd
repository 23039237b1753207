# t that is out of its range or no whole number; the range is in the message
dond 6 18446744073709551616 -1
