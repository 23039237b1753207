# digits are values like letters; by hand: 0 to 7 in turn; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
0123
7654
END
