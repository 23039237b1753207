tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CDCACAA
ABBBBCD
CCCBABD
BCDBCDD
DCBBABA
DBABDBC
ABCABBB
END
