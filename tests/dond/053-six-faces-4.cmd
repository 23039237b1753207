# 6 faces, four rolls: the chances after the six faces read the same from both ends; 320-bit arithmetic and a plain table agree
for i in 0 1 2 3 4 5; do dond 6 4 $i; done
