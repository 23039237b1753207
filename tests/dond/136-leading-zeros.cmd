# leading zeros change nothing; the same game without them is a value of the lab text
dond 006 0000000000000000000000000000001 0003
