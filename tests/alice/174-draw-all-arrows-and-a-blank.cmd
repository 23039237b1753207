# arrows in all directions, a blank cell, the goal; compared with the maze by eye
cat > maze.txt <<'END'
3
s=(0,0)
g=(0,2)
b:(l,r,u,d,ul,ur,dl,dr) y:() goal
END
alice --draw maze.txt
