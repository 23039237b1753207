# 100 faces, 1000 rolls: a table whose every entry is summed anew is too slow for the lab; dond_big, in 320 bits, and a plain table agree
dond 100 1000 -1
