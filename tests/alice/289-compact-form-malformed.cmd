# cells of the compact form that are none, and mazes without start or goal: errors with their places
while IFS= read -r maze; do printf '%b' "$maze" | alice 2>&1; echo $?; done <<'END'
S2 B8 G
S2 B22 G
S2 G3
S2 S2 G
S2 G G
S2 B2 B2
B2 B2 G
S G
S2 B2\nG
S2 x G
END
