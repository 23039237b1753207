# 500 faces, 200 rolls: a table whose every entry is summed anew is too slow for the lab; dond_big, in 320 bits, and a plain table agree
dond 500 200 0
