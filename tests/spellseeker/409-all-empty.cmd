# there is no cell, so no path; the definition, which the lab's text does not spell out; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
----
----
----
END
