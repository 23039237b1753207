# 158 a method that is none, with those that are; message is ours
    UNIX> spellseeker --method magic
    2> spellseeker: --method is 'magic', expected auto, dfs, memo, tree or sweep
    exit 2

# 159 an option without its value; message is ours
    UNIX> spellseeker --method
    2> spellseeker: --method needs a value
    exit 2

# 160 a size that is none; the range is in the message
    UNIX> spellseeker --memory ''
    2> spellseeker: --memory is '', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 161 a size that is none; the range is in the message
    UNIX> spellseeker --memory 0
    2> spellseeker: --memory is '0', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 162 a size that is none; the range is in the message
    UNIX> spellseeker --memory K
    2> spellseeker: --memory is 'K', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 163 a size that is none; the range is in the message
    UNIX> spellseeker --memory 3k
    2> spellseeker: --memory is '3k', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 164 a size that is none; the range is in the message
    UNIX> spellseeker --memory 3x
    2> spellseeker: --memory is '3x', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 165 a size that is none; the range is in the message
    UNIX> spellseeker --memory ' 3'
    2> spellseeker: --memory is ' 3', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 166 a size that is none; the range is in the message
    UNIX> spellseeker --memory -3
    2> spellseeker: --memory is '-3', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 167 a size that is none; the range is in the message
    UNIX> spellseeker --memory 99999999999999999999
    2> spellseeker: --memory is '99999999999999999999', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 168 a size that is none; the range is in the message
    UNIX> spellseeker --memory 8589934592G
    2> spellseeker: --memory is '8589934592G', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 169 a size that is none; the range is in the message
    UNIX> spellseeker --memory 3KK
    2> spellseeker: --memory is '3KK', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 170 the largest size there is; one step is a path of two cells
    UNIX> echo AB | spellseeker --memory 8589934591G | spellchecker --longest
    OK - Pathlength = 2

# 171 an unknown option; message is ours
    UNIX> spellseeker --fast
    2> spellseeker: unknown option '--fast', see --help
    exit 2

# 172 one file at most; message is ours
    UNIX> spellseeker a b
    2> spellseeker: 'b' found, expected one file at most
    exit 2

# 184 the form of --version; ours
    UNIX> spellseeker --version | grep -Ecx 'spellseeker ([0-9]+(\.[0-9]+)+|unversioned)'
    1

# 185 the first line of the help; ours
    UNIX> spellseeker --help | sed -n 1p
    usage: spellseeker [OPTION]... [FILE]
