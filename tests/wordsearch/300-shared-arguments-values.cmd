# The shared command line: values in both forms, operands that look like options; expected from shell.h.
toy() { wordsearch_shell toy "$@"; }
toy --file a --file=b --file= --file=c=d -o -o --number 10 --number=1 --seed=18446744073709551615 --kind two --kind=three
toy -1 - '' -7x last=-1 last=5 --flag x
toy -- --flag -o -- -h --file=x
toy --file -- --flag
