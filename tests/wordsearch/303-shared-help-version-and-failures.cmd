# The shared start of a program: help and version anywhere before --, one tame line for what is thrown; expected from
# shell.h, and the version from its only place.
toy() { wordsearch_shell "$@" 2>&1; echo "$?"; }
toy toy --nonsense -h
toy toy x --help --version
toy toy --version --help | sed "s/$(sed -n 's/.*string_view version = "\(.*\)";/\1/p' "$(dirname "$(command -v gradescript)")/../dond/shell.h")/VERSION/"
toy toy -- --version
toy throw memory
toy throw length
toy throw other
wordsearch_shell toy --help > /dev/full 2> error; echo "$? $(cat error)"
