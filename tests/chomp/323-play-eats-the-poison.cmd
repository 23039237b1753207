# Whoever eats the poison loses; `go` lets the computer move instead, which on 21, a LOSS, eats as little as it can.
printf '%s\n' go '1 1' n | chomp --play 21
