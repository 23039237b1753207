# 161 a method that is none, with those that are; message is ours
    UNIX> spellpath --method magic
    2> spellpath: --method is 'magic', expected auto, dfs, memo, tree or sweep
    exit 2

# 162 an option without its value; message is ours
    UNIX> spellpath --method
    2> spellpath: --method needs a value
    exit 2

# 163 a size that is none; the range is in the message
    UNIX> spellpath --memory ''
    2> spellpath: --memory is '', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 164 a size that is none; the range is in the message
    UNIX> spellpath --memory 0
    2> spellpath: --memory is '0', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 165 a size that is none; the range is in the message
    UNIX> spellpath --memory K
    2> spellpath: --memory is 'K', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 166 a size that is none; the range is in the message
    UNIX> spellpath --memory 3k
    2> spellpath: --memory is '3k', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 167 a size that is none; the range is in the message
    UNIX> spellpath --memory 3x
    2> spellpath: --memory is '3x', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 168 a size that is none; the range is in the message
    UNIX> spellpath --memory ' 3'
    2> spellpath: --memory is ' 3', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 169 a size that is none; the range is in the message
    UNIX> spellpath --memory -3
    2> spellpath: --memory is '-3', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 170 a size that is none; the range is in the message
    UNIX> spellpath --memory 99999999999999999999
    2> spellpath: --memory is '99999999999999999999', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 171 a size that is none; the range is in the message
    UNIX> spellpath --memory 8589934592G
    2> spellpath: --memory is '8589934592G', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 172 a size that is none; the range is in the message
    UNIX> spellpath --memory 3KK
    2> spellpath: --memory is '3KK', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 173 the largest size there is; one step is a path of two cells
    UNIX> echo AB | spellpath --memory 8589934591G
    2

# 174 an unknown option; message is ours
    UNIX> spellpath --fast
    2> spellpath: unknown option '--fast', see --help
    exit 2

# 175 one file at most; message is ours
    UNIX> spellpath a b
    2> spellpath: 'b' found, expected one file at most
    exit 2

# 187 the form of --version; ours
    UNIX> spellpath --version | grep -Ecx 'spellpath ([0-9]+(\.[0-9]+)+|unversioned)'
    1

# 188 the first line of the help; ours
    UNIX> spellpath --help | sed -n 1p
    usage: spellpath [OPTION]... [FILE]
