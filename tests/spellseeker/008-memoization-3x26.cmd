# plain recursion misses the limit of 2 s by ten times and more: it takes 27 s of processor time here, the memo method 0.08 s
# (spellseeker_reference with -DNO_MEMO and without); the length: the memo method and the dynamic program agree
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
AAAAAAAAAAAAAAAAAAAAAAAAAA
BBBBBBBBBBBBBBBBBBBBBBBBBB
AAAAAAAAAAAAAAAAAAAAAAAAAA
END
