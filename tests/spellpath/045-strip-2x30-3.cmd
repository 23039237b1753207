# a narrow board, where most cells lie on an edge; spellpath_reference finds the same
spellpath <<'END'
BABCBCAACACCBBBABCAACABCBBCBBB
BABCAACCABBBBBCBAACABABCBCACBC
END
