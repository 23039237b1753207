# letters two apart do not connect; by hand
spellpath <<'END'
AC
END
