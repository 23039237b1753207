# the compact form of the text's test case 4; a red start as in case 165, a start that is the goal, and blank cells: by the rules
alice <<'END'
# the maze of the text
R234 G Y5
B0 B0 b5

s02 B2 B0 # as it is in use
END
printf 'SR2 G Y6\n' | alice; printf 'SG\n' | alice; printf 'S2 W - G\n' | alice --all
