# 6 faces, three rolls: after an edge, beside it and in the middle three different chances; 320-bit arithmetic and a plain table agree
for i in 0 1 2 3 4 5; do dond 6 3 $i; done
