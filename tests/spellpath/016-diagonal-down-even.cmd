# (r,c) of an even column touches (r+1,c+1); the lab's definition
spellpath <<'END'
A-
-B
END
