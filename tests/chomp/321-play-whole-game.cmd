# The computer wins 2 2, which it begins: it eats the one square that leaves equal arms, and then answers on the other arm,
# as the theory of case 301 says. Undo at the end, another game, the end of the input.
printf '%s\n' '1 2' undo 'a2' n | chomp --play 22 --first computer
