# of 70 paths the one that goes down first; by the rule for ties, predecessors largest first
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
