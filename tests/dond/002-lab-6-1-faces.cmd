# 6 faces, 1 roll, after each face; the lab's text
for i in 0 1 2 3 4 5; do dond 6 1 $i; done
