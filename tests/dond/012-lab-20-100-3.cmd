# 20 faces, 100 rolls, after a 3; the lab's text
dond 20 100 3
