# plain recursion misses the limit of 2 s by ten times and more: it makes 7.4e+09 calls, of 5 ns here; the memo method takes 0.1 s
# (spellseeker_reference with -DNO_MEMO and without); the length: the memo method and the dynamic program agree
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
454
454
454
454
454
454
454
454
454
454
454
454
454
454
454
454
454
454
454
454
454
464
45;
454
454
454
454
454
;54
454
454
END
