# 2x30, a narrow board where most cells lie on an edge: the path takes 16 of 60 cells; spellpath_reference finds the same
spellpath <<'END'
BABCBCAACACCBBBABCAACABCBBCBBB
BABCAACCABBBBBCBAACABABCBCACBC
END
