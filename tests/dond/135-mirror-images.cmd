# a face and its mirror image have the same chance; symmetry
for s in 3 4 63 64 65 66 1000000000; do for i in 0 1 2; do [ "$(dond $s 200 $i)" = "$(dond $s 200 $((s - 1 - i)))" ] || echo $s $i; done; done; echo compared
