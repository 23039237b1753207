spellpath <<'END'
#$%&
'&%$
END
