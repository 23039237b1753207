# every arrow leads off the board once the step is 2; by hand; then the same maze from another start
cat > maze.txt <<'END'
3
s=(0,0)
g=(2,2)
r:(d) b:(r) b:(d)
b:(r) b:(dr) b:(d)
r:(r,u,ur) b:(r) goal
END
sed '2s/.*/s=(0,2)/' maze.txt > other.txt
judged maze.txt other.txt
