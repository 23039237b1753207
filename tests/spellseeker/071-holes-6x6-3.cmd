tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
BBCBA-
-C-BAC
-B-AAC
CA-BAA
AAABAC
-CBC-B
END
