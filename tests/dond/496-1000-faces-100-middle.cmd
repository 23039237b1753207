# 1000 faces, 100 rolls: a table whose every entry is summed anew is too slow for the lab; dond_big, in 320 bits, and a plain table agree
dond 1000 100 500
