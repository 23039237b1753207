# 001 a right program passes; the head of gradescript
    UNIX> fake_suite 'echo hello world'
    1 passed, 0 failed

# 002 a wrong answer fails with a difference; the head of gradescript
    UNIX> fake_suite 'echo goodbye'
    hello/101-world is incorrect.
    command: hello
    reason: stdout differs
    --- expected stdout
    +++ actual stdout
    @@ -1 +1 @@
    -hello world
    +goodbye
    0 passed, 1 failed
    exit 1

# 003 a missing line feed at the end is a difference; the head of gradescript
    UNIX> fake_suite 'printf "hello world"'
    hello/101-world is incorrect.
    command: hello
    reason: stdout differs
    --- expected stdout
    +++ actual stdout
    @@ -1 +1 @@
    -hello world
    +hello world
    \\ No newline at end of file
    0 passed, 1 failed
    exit 1

# 004 a program that is not there fails every case; the head of gradescript
    UNIX> fake_suite ''
    hello/101-world is incorrect.
    command: hello
    reason: missing program: bin has no hello that can be run
    0 passed, 1 failed
    exit 1

# 005 death by SIGSEGV is said; the head of gradescript
    UNIX> fake_suite 'kill -SEGV $$'
    hello/101-world is incorrect.
    command: hello
    reason: killed by signal 11 (SEGV)
    0 passed, 1 failed
    exit 1

# 006 an abort after the right answer fails; the head of gradescript
    UNIX> fake_suite 'echo hello world; kill -ABRT $$'
    hello/101-world is incorrect.
    command: hello
    reason: killed by signal 6 (ABRT)
    0 passed, 1 failed
    exit 1

# 007 death by SIGKILL is said, and is no time-out; the head of gradescript
    UNIX> fake_suite 'kill -KILL $$'
    hello/101-world is incorrect.
    command: hello
    reason: killed by signal 9 (KILL)
    0 passed, 1 failed
    exit 1

# 010 a program that ignores SIGTERM and waits is ended by the clock, after a second here, and so is what it started with setsid; the head of run.cpp
    UNIX> mkdir work; run --wall 1 work bash -c 'trap "" TERM; setsid bash -c "trap \"\" TERM; while :; do sleep 9; done" & sleep 90$$; sleep 90$$'; sed 's/,.*//' work/runs
    > for process in /proc/[0-9]*/cwd; do [[ ! $process -ef work/here ]] || echo "$process is left"; done; true
    case limit wall

# 267 a case that waits until the clock ends it, a limit of memory and one of processes are said; the lines of watch.h, from a runner that only prints them
    UNIX> fake_suite 'echo hello world' > log; rm build/tests/run
    > printf '%s\n' '#!/bin/bash' 'for word; do [[ $word != bash ]] || break; work=$word; done; : > "$work/out"; : > "$work/err"; echo "case limit $(<limit), 0.002 s" > "$work/runs"' > build/tests/run
    > chmod +x build/tests/run; for limit in wall memory processes; do echo $limit > limit; tests/gradeall | grep reason; done
    reason: no answer: it waited until its time was over
    reason: took too much memory: 2 GiB may be used
    reason: started too many processes
    exit 1

# 011 what it prints on standard error fails above 100; the head of gradescript
    UNIX> fake_suite 'echo hello world; echo debugging >&2'
    hello/101-world is incorrect.
    command: hello
    reason: stderr differs
    --- expected stderr
    +++ actual stderr
    @@ -0,0 +1 @@
    +debugging
    0 passed, 1 failed
    exit 1

# 012 a wrong exit code fails above 100; the head of gradescript
    UNIX> fake_suite 'echo hello world; exit 3'
    hello/101-world is incorrect.
    command: hello
    reason: exit code 3, expected 0
    0 passed, 1 failed
    exit 1

# 013 a missing command is said; the head of gradescript
    UNIX> fake_suite 'echo hello world; nosuchcommand'
    hello/101-world is incorrect.
    command: hello
    reason: a command is missing or cannot be run
    | hello: line 2: nosuchcommand: command not found
    0 passed, 1 failed
    exit 1

# 014 a program that may not be run fails; the head of gradescript
    UNIX> fake_suite 'echo hello world' > out; chmod -x bin/hello; tests/gradeall --bin bin --unsafe | tail -n 1
    0 passed, 1 failed
    exit 1

# 015 exit code 124 is no time-out; the head of gradescript
    UNIX> fake_suite 'echo hello world; exit 124'
    hello/101-world is incorrect.
    command: hello
    reason: exit code 124, expected 0
    0 passed, 1 failed
    exit 1

# 016 standard input is empty; the head of gradescript
    UNIX> fake_suite 'cat; echo hello world'
    1 passed, 0 failed

# 017 a program cannot skip a case, only the case can; the head of gradescript
    UNIX> fake_suite 'echo skipped: on purpose; exit 77'
    hello/101-world is incorrect.
    command: hello
    reason: stdout differs, exit code 77, expected 0
    --- expected stdout
    +++ actual stdout
    @@ -1 +1 @@
    -hello world
    +skipped: on purpose
    0 passed, 1 failed
    exit 1

# 018 a case begins in a folder with nothing of another in it; the head of gradescript
    UNIX> fake_suite 'ls -A; echo hello world'
    hello/101-world is incorrect.
    command: hello
    reason: stdout differs
    --- expected stdout
    +++ actual stdout
    @@ -1 +1,2 @@
    +data
     hello world
    0 passed, 1 failed
    exit 1

# 019 LC_ALL is C; the head of gradescript
    UNIX> fake_suite 'echo hello ${LC_ALL#C}world'
    1 passed, 0 failed

# 032 sleeping costs no processor time and is no time-out; the head of gradescript
    UNIX> LIMIT=1 fake_suite 'sleep 2; echo hello world'
    1 passed, 0 failed

# 035 a case may expect death by a signal; the head of gradescript
    UNIX> fake_suite 'kill -PIPE $$' > all; : > tests/hello/101-world.out; echo 141 > tests/hello/101-world.rc; tests/gradeall --bin bin --unsafe
    1 passed, 0 failed

# 041 SIGINT is not ignored in a case; the head of gradescript
    UNIX> fake_suite 'kill -INT $$; echo hello world'
    hello/101-world is incorrect.
    command: hello
    reason: killed by signal 2 (INT)
    0 passed, 1 failed
    exit 1

# 047 odd bytes are shown as cat -v has them; the head of gradescript
    UNIX> fake_suite 'printf "\033[2Jhello\377\tworld\0\n"'; fake_suite 'printf "\033[2J\n" >&2; kill -KILL $$'
    hello/101-world is incorrect.
    command: hello
    reason: stdout differs
    --- expected stdout
    +++ actual stdout
    @@ -1 +1 @@
    -hello world
    +^[[2JhelloM-^?	world^@
    0 passed, 1 failed
    hello/101-world is incorrect.
    command: hello
    reason: killed by signal 9 (KILL)
    | ^[[2J
    0 passed, 1 failed
    exit 1

# 052 --update does not bless an exit code that may be a crash; the head of gradescript
    UNIX> fake_suite 'echo goodbye; exit 139' --update; cat tests/hello/101-world.out
    hello/101-world is incorrect.
    command: hello
    reason: not updated: exit code 139 (or signal 11, SEGV)
    0 passed, 1 failed
    hello world

# 069 a program that is not built is said with the target that builds it, and so is the runner; the head of gradescript
    UNIX> fake_suite 'echo hello world' > log; rm build/bin/hello; tests/gradeall | grep reason | sed 's|/.*/bin|bin|'; rm build/tests/run; tests/gradeall 2>&1 | sed 's|/.*/tests|build/tests|'
    reason: missing program: bin has no hello that can be run: cmake --build build --target hello
    gradeall: there is no build/tests/run: cmake --build build --target drivers
    exit 2
