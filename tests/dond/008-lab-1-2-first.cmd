# 1 face, 2 rolls, nothing rolled yet; the lab's text
dond 1 2 -1
