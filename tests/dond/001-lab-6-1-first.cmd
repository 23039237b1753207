# 6 faces, 1 roll, nothing rolled yet; the lab's text
dond 6 1 -1
