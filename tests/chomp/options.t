# 168 a state that begins with - is no unknown option
    UNIX> chomp -1
    2> chomp: column 1 is '-', expected a digit from 1 to 9
    exit 2

# 170 --method dp, another program's word, is refused with the methods there are
    UNIX> chomp --method dp 33
    2> chomp: --method is 'dp', expected map or sieve
    exit 2

# 172 --memory 0 is refused with the range of sizes, not taken for no limit
    UNIX> chomp --memory 0 33
    2> chomp: --memory is '0', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 189 --memory reads bytes, K, M and G up to the largest number of 64 bits
    UNIX> for s in 30000 64K 1M 1G 8589934591G 9223372036854775807; do chomp --memory $s 33; done
    WIN: 32
    WIN: 32
    WIN: 32
    WIN: 32
    WIN: 32
    WIN: 32

# 190 of two --memory the last one counts
    UNIX> chomp --memory 1 --memory 1M 33
    WIN: 32

# 169 Which options of --help go with what, as the man page says; all others are refused there, and each goes with something
    UNIX> chomp --help | grep -oE -- '--[a-z]+' | sort -u | grep -vx -e --help -e --version -e --census -e --losing -e --play > options
    > valued() { case $1 in --method) echo "$1 map" ;; --memory) echo "$1 1M" ;; --level) echo "$1 1" ;; --seed) echo "$1 1 --level 1" ;; --first) echo "$1 human" ;; *) echo "$1" ;; esac; }
    > for task in 22 '--census 2x2' '--losing 2x2' '--play 22'; do
    >     echo "$task:" $(while read -r option; do chomp $task $(valued $option) < /dev/null > /dev/null 2> error && echo $option; grep -v -e found, -e : error; done < options)
    > done | tee with; tr ' ' '\n' < with | grep -vxFf - options
    22: --all --draw --first --json --level --memory --method --plain --seed --stats --svg --two
    --census 2x2: --memory --stats
    --losing 2x2: --memory --stats
    --play 22: --first --level --memory --plain --seed --two
    exit 1
