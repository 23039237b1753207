alice <<'END'
3
END
