# 187 one file at most; message is ours
    UNIX> spellscreen a b
    2> spellscreen: 'b' found, expected one file at most
    exit 2

# 188 an unknown option; message is ours
    UNIX> spellscreen --png data/spell/example.txt
    2> spellscreen: unknown option '--png', see --help
    exit 2

# 191 the first line of the help; ours
    UNIX> spellscreen --help | sed -n 1p
    usage: spellscreen [--svg] [--paper] [FILE]

# 192 the form of --version; ours
    UNIX> spellscreen --version | grep -cEx 'spellscreen ([0-9]+\.[0-9]+\.[0-9]+|unversioned)'
    1
