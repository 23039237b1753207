spellpath <<'END'
----
----
----
END
