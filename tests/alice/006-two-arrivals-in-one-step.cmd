# (2,2) is reached in two moves with step sizes 1 and 2, and only 1 leads on; by hand, and alice_reference finds it
cat > maze.txt <<'END'
4
s=(1,0)
g=(3,1)
b:(l) b:(u) b:(r) b:(u)
b:(dr,d) b:(u) b:(r) b:(u)
r:(r) b:(r) b:(dl) b:(u)
b:(l) goal b:(r) b:(r)
END
judged maze.txt
