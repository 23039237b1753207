# a narrow board, where most cells lie on an edge; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
BAACBBACABCBBCACBBBA
END
