# 203 The first line of the help (manual).
    UNIX> wordsearch --help | sed -n 1p
    usage: wordsearch [OPTION]... PUZZLE WORDS

# 204 --help wherever it stands.
    UNIX> wordsearch a b c --help | cmp - <(wordsearch --help) && echo same
    same

# 205 The options of the help are those of the manual; harness/054 compares all.
    UNIX> wordsearch --help | grep -oE -- "--[a-z-]+" | sort -u | tr "\n" " "
    --bytes --count --difficulty --directions --generate --help --ignore-case --json --lecture --method --min-length --ragged --seed --show --solution --stats --svg --unique --unused --version \c

# 206 At most 80 columns, and the exit codes.
    UNIX> wordsearch --help | awk "length > 80"; wordsearch --help | grep -c "^Exit code: 0"
    1

# 207 NAME VERSION.
    UNIX> wordsearch --version | grep -Ecx 'wordsearch [0-9]+(\.[0-9]+)+'
    1
