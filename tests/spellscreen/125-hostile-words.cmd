# words that jgraph or a shell would obey are letters; spellscreen_check
printf 'include\nshell:t\n(*touch\n)shell:\n-shell-\n' >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
