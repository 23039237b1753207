# A bar of more than 15 columns has what is left below it: the picture is as wide as one bar of 20 columns of 24, with 36
# around it, and twice as high. A small bar has both side by side. The viewBox lets a
# page or a printer scale it.
for state in 22222222222222222222 22222; do chomp --svg "$state" | sed -n 1p | grep -o 'width=.*'; done
