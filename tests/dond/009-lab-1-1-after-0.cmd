# 1 face, 1 roll, after a 0; the lab's text
dond 1 1 0
