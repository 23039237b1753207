# 6 faces, 3 rolls, nothing rolled yet; the lab's text
dond 6 3 -1
