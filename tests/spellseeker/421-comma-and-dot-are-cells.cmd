# comma and dot are next to the byte - and still do not connect to an empty cell; by hand; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
,+*)
/.-,
END
