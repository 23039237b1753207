# 2 faces, 2 rolls, nothing rolled yet; the lab's text
dond 2 2 -1
