# as many monotone paths as 98 choose 49; the number is python's
n=50
{ echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
alice --count maze.txt
