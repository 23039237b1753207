# 6 faces, 2 rolls, after each face; the lab's text
for i in 0 1 2 3 4 5; do dond 6 2 $i; done
