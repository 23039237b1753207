# 3 faces, 3 rolls, nothing rolled yet; the lab's text
dond 3 3 -1
