# (r,c) of an even column does not touch (r-1,c+1); the lab's definition
spellpath <<'END'
-B
A-
END
