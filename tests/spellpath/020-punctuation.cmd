# any byte but - is a value; by hand
spellpath <<'END'
#$%&
'&%$
END
