# comma and dot are next to the byte - and still do not connect to an empty cell; by hand
spellpath <<'END'
,+*)
/.-,
END
