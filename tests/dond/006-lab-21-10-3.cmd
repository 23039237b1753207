# 21 faces, 10 rolls, after a 3; the lab's text
dond 21 10 3
