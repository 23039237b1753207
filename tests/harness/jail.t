# 227 What a case compares with is out of reach, also by its standard input; expected: only the new file comes back
    UNIX> jailed 'echo wrong > board; echo wrong > folder/board; mv board elsewhere; rm -rf folder; mkdir board; chmod 777 . board
    > echo wrong > /dev/stdin; echo wrong > /proc/self/fd/0; echo wrong >&0; ln -s /etc/passwd link; mkfifo fifo
    > echo mine > mine; true' 'echo right > board; mkdir folder; cp board folder; { p < board; } 2> /dev/null; cat board folder/board; find . | sort'
    right
    right
    .
    ./board
    ./elsewhere
    ./folder
    ./folder/board
    ./mine

# 228 A program's own files go from run to run, those of /tmp do not; expected: the last run's word
    UNIX> jailed 'echo "run $1" >> said; cat /tmp/mark; echo mark > /tmp/mark; true' 'p 1; p 2; cat said' 2>&1 | sort
    cat: /tmp/mark: No such file or directory
    cat: /tmp/mark: No such file or directory
    run 1
    run 2

# 229 A case's file is not taken over by a program that made one of its name before; expected: the case's word
    UNIX> jailed 'echo wrong > board' 'p; rm board; echo right > board; p; cat board'
    right

# 230 Memory is counted over all processes; expected: four times 80 MB are over 200
    UNIX> jailed 'for i in 1 2 3 4; do head -c 80000000 /dev/zero | tail -c 80000000 | sleep 70230 & done; wait' 'p; echo "exit code $?"' --memory 200000 2>&1 | grep -v Killed
    \exit code 137
    p limit memory

# 268 A socket counts as 1 MiB, since no process shows what it holds; expected: 80 sockets are over 60 MB, and 20 are not
    UNIX> need perl || exit 77
    > jailed 'exec perl -MSocket -e "socketpair(\$a[\$_], \$b[\$_], AF_UNIX, SOCK_STREAM, 0) for 1 .. \$ARGV[0]; sleep \$ARGV[1]" "$@"' 'p 10 0; p 40 70268' --memory 60000 2>&1 | grep -v Killed
    p limit memory

# 231 Processor time is counted over all processes, also those that have ended; expected: three tenths of a second are over
    UNIX> jailed 'while :; do :; done & while :; do head -c 300000 /dev/zero | tail -c 1 > /dev/null; done' p --seconds 0.3 --wall 30 2>&1 | grep -v Killed
    p limit time

# 234 Waiting takes wall-clock time, at most five times the limit and at least a second; expected: the head of box.cpp
    UNIX> jailed 'sleep 70234' 'p' --seconds 0.1
    p limit wall

# 235 The number of processes is limited; expected: not all of 400 run
    UNIX> jailed 'for i in {1..400}; do sleep 70235 & done 2> /dev/null; wait' 'p; echo done' --wall 5 2>&1 | sed -nE '/^skipped: /p; s/^p (limit wall|limit processes|exit 254)$/stopped/p'
    stopped

# 236 What is printed is limited, and SIGPIPE is what it is without a box; expected: the head of box.cpp
    UNIX> jailed 'exec yes' 'p > /dev/full; p > file; ls -s --block-size=K file; p | head -n 1' --size 1000 2>&1 | grep -v Killed
    yes: standard output: No space left on device
    1000K file
    y
    p exit 1
    p limit output
    p signal PIPE

# 237 Standard output and error keep their order where they are one; expected: as they are printed
    UNIX> jailed 'for i in 1 2 3; do echo out $i; echo err $i >&2; done' 'p 2>&1 | cat; p 2>&1 > /dev/null'
    out 1
    err 1
    out 2
    err 2
    out 3
    err 3
    err 1
    err 2
    err 3

# 238 A program reads what is left of its standard input; expected: the second line
    UNIX> jailed 'cat' 'printf "one\ntwo\n" > file; { read -r line; p; } < file; printf "three\n" | p'
    two
    three

# 253 A closed stream, a folder or a terminal lead to nothing of ours, least of all to what a verdict goes by; expected: the program's own end
    UNIX> jailed 'echo "p signal KILL, 0 s"; echo "p signal KILL, 0 s" >&2; cd /proc/self/fd/0 2> /dev/null && ls; exit 3' 'p >&-; p 2>&-; p <&-; p < /; p < /dev/ptmx'
    p signal KILL, 0 s
    p signal KILL, 0 s
    p signal KILL, 0 s
    p signal KILL, 0 s
    p signal KILL, 0 s
    p signal KILL, 0 s
    p signal KILL, 0 s
    p signal KILL, 0 s
    p exit 3
    p exit 3
    p exit 3
    p exit 3
    p exit 3

# 239 Nothing in /proc, the variables or the names of the machine is ours; expected: no path of ours, and a name that is none
    UNIX> jailed 'grep -vE " /(usr|s?bin|lib[x0-9]*|etc|dev)[ /]" /proc/self/mountinfo; cat /proc/*/cmdline /proc/self/maps /proc/self/cgroup | tr "\0" "\n"; env; uname -n; ls -d /proc/[0-9]*' 'p | grep -E "/tmp/.|/home|/root|box|[/=:]$(id -un 2>/dev/null | grep -v '^[0-9]*$' || echo none)([/:]|$)|jail|/proc/1$" | sort -u'
    box

# 240 A program that ends leaves nothing running, and one that cannot be run says so; expected: the codes of a shell
    UNIX> jailed 'setsid sleep 70240 & exit 3' 'p; echo "exit code $?"; cp /dev/null empty; p'
    \exit code 3
    p exit 3
    p exit 3
