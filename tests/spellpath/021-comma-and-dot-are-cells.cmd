spellpath <<'END'
,+*)
/.-,
END
