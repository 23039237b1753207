# the step 2 jumps over the goal to a yellow cell; by hand
cat > maze.txt <<'END'
3
s=(0,0)
g=(0,1)
r:(r) goal y:(l)
b:() b:() b:()
b:() b:() b:()
END
alice maze.txt
