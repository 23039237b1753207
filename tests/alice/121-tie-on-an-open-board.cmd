cat > maze.txt <<'END'
5
s=(0,0)
g=(4,4)
b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d) goal
END
alice maze.txt
