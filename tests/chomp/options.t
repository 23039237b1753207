# 167 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp --al 33
    2> chomp: unknown option '--al', see --help
    exit 2

# 168 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp -1
    2> chomp: column 1 is '-', expected a digit from 1 to 9; usage: chomp [OPTION]... STATE
    exit 2

# 169 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp $'--a\nb' 33
    2> chomp: unknown option '--a?b', see --help
    exit 2

# 170 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --method dp 33
    2> chomp: --method is 'dp', expected map or sieve
    exit 2

# 171 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp 33 --method
    2> chomp: --method needs a value
    exit 2

# 172 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory 0 33
    2> chomp: --memory is '0', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 173 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory x 33
    2> chomp: --memory is 'x', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 174 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory 1T 33
    2> chomp: --memory is '1T', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 175 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory 1MM 33
    2> chomp: --memory is '1MM', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 176 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory -1 33
    2> chomp: --memory is '-1', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 177 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory 9999999999999999999G 33
    2> chomp: --memory is '9999999999999999999G', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 178 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory '' 33
    2> chomp: --memory is '', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 179 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory ' '1M 33
    2> chomp: --memory is ' 1M', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 180 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp 33 --memory
    2> chomp: --memory needs a value
    exit 2

# 189 A board that fits within --memory is solved; sizes with and without K, M and G; the last --memory counts.
    UNIX> for s in 30000 64K 1M 1G 8589934591G 9223372036854775807; do chomp --memory $s 33; done
    WIN: 32
    WIN: 32
    WIN: 32
    WIN: 32
    WIN: 32
    WIN: 32

# 190 A board that fits within --memory is solved; sizes with and without K, M and G; the last --memory counts.
    UNIX> chomp --memory 1 --memory 1M 33
    WIN: 32

# 196 --help: the usage, and options in it; the help
    UNIX> chomp --help | head -n 1; chomp --help x y | grep -c -e --all -e --draw -e --method -e --memory -e --stats -e --help
    usage: chomp [OPTION]... STATE
    6

# 197 --version: the name and a number.
    UNIX> chomp --version | grep -Ecx 'chomp ([0-9]+(\.[0-9]+)+|unversioned)'
    1
