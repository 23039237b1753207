# 152 how many LOSSes nine rows hold does not depend on the number of threads; several independent programs
    UNIX> for t in 1 2 7; do chomp_losses 9 20 $t; done; for t in 1 3; do chomp_losses 9 25 $t; done; chomp_losses 9 30
    125345
    125345
    125345
    575728
    575728
    2162193

# 199 No progress where standard error is no terminal.
    UNIX> chomp --method map 9999999999999999 2>&1
    WIN: 9999222222222222

