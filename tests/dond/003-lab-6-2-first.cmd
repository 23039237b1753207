# 6 faces, 2 rolls, nothing rolled yet; the lab's text
dond 6 2 -1
