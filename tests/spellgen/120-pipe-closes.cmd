# a reader that goes away ends it with SIGPIPE, 128 + 13; POSIX
spellgen --seed 1 30000 30000 5 | head -c 10; codes=("${PIPESTATUS[@]}"); echo; exit "${codes[0]}"
