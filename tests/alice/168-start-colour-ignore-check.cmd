# --check has the same convention; by the rules
cat > maze.txt <<'END'
3
s=(0,0)
g=(0,1)
r:(r) goal y:(l)
END
alice --start-colour ignore maze.txt | alice --start-colour ignore --check - maze.txt
