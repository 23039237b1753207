# The expectation cannot be found through the command lines of its parents; expected: they are not in the box
hostile 'file=$(cat /proc/[0-9]*/cmdline | tr "\0" "\n" | sed -n "s/001-world.cmd$/001-world.out/p" | tail -n 1); tail -n 1 "$file" | tee said'
