# 168 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp -1
    2> chomp: column 1 is missing, expected a height, or a run such as 10^3, from 1 to 1000000
    exit 2

# 170 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --method dp 33
    2> chomp: --method is 'dp', expected map or sieve
    exit 2

# 172 A bad or missing value of an option: the line names it and what is expected.
    UNIX> chomp --memory 0 33
    2> chomp: --memory is '0', expected a size such as 512M, from 1 to 8589934591G
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
