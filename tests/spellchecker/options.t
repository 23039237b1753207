# 133 a size that is none; message is ours
    UNIX> spellchecker --memory 3x data/spell/20x20.txt
    2> spellchecker: --memory is '3x', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 134 an unknown option; message is ours
    UNIX> spellchecker --fast
    2> spellchecker: unknown option '--fast', see --help
    exit 2

# 135 one file at most; message is ours
    UNIX> spellchecker data/spell/20x20.txt data/spell/example.txt
    2> spellchecker: 'data/spell/example.txt' found, expected one file at most
    exit 2

# 142 the form of --version; ours
    UNIX> spellchecker --version | grep -Ecx 'spellchecker ([0-9]+(\.[0-9]+)+|unversioned)'
    1

# 143 the first line of the help; ours
    UNIX> spellchecker --help | sed -n 1p
    usage: spellchecker [OPTION]... [FILE]
