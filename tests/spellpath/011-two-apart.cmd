spellpath <<'END'
AC
END
