# 031 --lab runs the cases up to 100 only; the head of gradeall
    UNIX> fake_suite 'echo hello world' > all; for file in tests/hello/101-world.*; do cp "$file" "${file/101/001}"; done; echo other > tests/hello/101-world.out; tests/gradeall --bin bin --unsafe --lab; tests/gradeall --bin bin --unsafe | tail -n 1
    1 passed, 0 failed
    1 passed, 1 failed
    exit 1

# 034 a skipped case is counted as such; the head of gradeall
    UNIX> fake_suite 'echo hello world' > all; echo "echo 'skipped: there is no magic'; exit 77" > tests/hello/002-magic.cmd; touch tests/hello/002-magic.out; tests/gradeall --bin bin --unsafe
    hello/002-magic is skipped: there is no magic
    1 passed, 0 failed, 1 skipped

# 048 a process that is left running is killed; the head of gradescript
    UNIX> fake_suite "sleep 1000 & echo \$! > ${PWD@Q}/left; echo hello world"; [[ ! -e /proc/$(< left) ]] || echo alive
    1 passed, 0 failed

# 049 SIGINT and SIGTERM end gradeall and gradescript, with nothing left behind; the head of gradescript
    UNIX> fake_suite 'echo hello world'; echo "echo \$\$ > ${PWD@Q}/works; while :; do sleep 1; done" >> build/bin/hello; mkdir tmp; export TMPDIR=$PWD/tmp
    > for signal in INT TERM; do
    >     for what in gradeall 'gradescript hello 101'; do
    >         env --default-signal tests/$what & while [[ -e /proc/$! && ! -s works ]]; do sleep 0.05; done; kill -$signal $!; wait $!; echo $?
    >         [[ ! -e /proc/$(< works) ]] || echo alive; rm works; ls tmp
    >     done
    > done
    1 passed, 0 failed
    130
    130
    143
    143

# 068 topics, and what is for the night; the head of gradeall
    UNIX> fake_suite 'echo hello world' > log; rm tests/hello/*
    > for topic in day other long.nightly; do printf '# 10%d a case; ours\n    UNIX> hello %s\n    hello world\n' $((++n)) $topic > tests/hello/$topic.t; done
    > for words in '' --nightly hello/day 'hello/long hello/other' hello/nothing; do tests/gradeall $words; done
    2 passed, 0 failed
    3 passed, 0 failed
    1 passed, 0 failed
    2 passed, 0 failed
    2> gradeall: there are no cases for hello/nothing
    exit 2

# 286 a stranger's program that is not there, or cannot be run, is said once, and nothing is graded
    UNIX> mkdir mine; echo 'print(1)' >mine/dond.py; gradeall --unsafe --lab --bin mine dond 2>&1 | relative; cp mine/dond.py mine/dond; gradeall --unsafe --lab --bin mine dond 2>&1 | relative; exit "${PIPESTATUS[0]}"
    gradeall: mine/dond is no program that can be run, expected that name, without .py or .sh, and chmod +x
    gradeall: mine/dond is no program that can be run, expected that name, without .py or .sh, and chmod +x
    exit 2
