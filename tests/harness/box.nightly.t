# 205 No expectation lies in what the box shows; expected: it is on no path
    UNIX> hostile 'for file in "$top/tests/hello/001-world.out" $(find / -name 001-world.out 2>/dev/null); do tail -n 1 "$file" | tee said && exit; done'
    hello/001-world is incorrect.
    what got out: nothing

# 207 What is started in the box ends with its case; expected: no process after, no file in /tmp
    UNIX> hostile 'setsid bash -c "sleep 70207" > /dev/null 2>&1 < /dev/null & (trap "" HUP TERM INT; while sleep 0.1; do for file in /tmp/hostile.was.here /tmp/*/*; do echo correct > "$file"; done; done) > /dev/null 2>&1 < /dev/null & exit 0'
    hello/001-world is incorrect.
    what got out: nothing

# 212 The number of processes is limited, and all of them end; expected: a verdict
    UNIX> hostile 'bomb() { bomb | bomb & }; bomb 2>/dev/null; sleep 70212'
    hello/001-world is incorrect.
    what got out: nothing

# 217 A program that waits for ever ends with the wall-clock backstop, of 10 s here; expected: a time-out
    UNIX> hostile 'sleep 70217'
    hello/001-world is incorrect.
    what got out: nothing

# 224 Where there is no box, or namespaces are refused, one line says so, strangers need --unsafe, and ours is graded as ever; DESIGN
    UNIX> fake_suite 'echo hello world' > log
    > for box in 'box: unshare: Operation not permitted' ''; do
    >     rm build/tests/box
    >     [[ -z $box ]] || printf '#!/bin/sh\necho "%s" >&2; exit 125\n' "$box" > build/tests/box
    >     chmod +x build/tests/* 2>/dev/null
    >     for options in '--bin bin' '--bin bin --unsafe' ''; do
    >         tests/gradescript $options hello 101
    >         echo "exit code $?"
    >         tests/gradeall $options
    >         echo "exit code $?"
    >     done 2>&1
    > done
    gradescript: there is no box for programs of others (box: unshare: Operation not permitted): say --unsafe to run them without one
    \exit code 2
    gradeall: there is no box for programs of others (box: unshare: Operation not permitted): say --unsafe to run them without one
    \exit code 2
    hello/101-world is correct.
    \exit code 0
    1 passed, 0 failed
    \exit code 0
    hello/101-world is correct.
    \exit code 0
    1 passed, 0 failed
    \exit code 0
    gradescript: there is no box for programs of others (box: No such file or directory): say --unsafe to run them without one
    \exit code 2
    gradeall: there is no box for programs of others (box: No such file or directory): say --unsafe to run them without one
    \exit code 2
    hello/101-world is correct.
    \exit code 0
    1 passed, 0 failed
    \exit code 0
    hello/101-world is correct.
    \exit code 0
    1 passed, 0 failed
    \exit code 0

