# 1 face, 1 roll, nothing rolled yet; the lab's text
dond 1 1 -1
