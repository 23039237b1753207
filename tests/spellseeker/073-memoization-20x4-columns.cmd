# plain recursion misses the limit of 2 s by ten times and more: it makes 1.0e+11 calls, of 5 ns here; the memo method takes 0.1 s
# (spellseeker_reference with -DNO_MEMO and without); the length: the memo method and the dynamic program agree
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
3232
3232
3222
3292
3232
3232
3432
3232
3232
3232
3232
3232
3232
3232
3232
3232
3232
3232
3232
3232
END
