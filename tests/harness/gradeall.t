# 031 --lab runs the cases up to 100 only; the head of gradeall
    UNIX> fake_suite 'echo hello world' > all; for file in tests/hello/101-world.*; do cp "$file" "${file/101/001}"; done; echo other > tests/hello/101-world.out; tests/gradeall --bin bin --unsafe --lab; tests/gradeall --bin bin --unsafe | tail -n 1
    1 passed, 0 failed
    1 passed, 1 failed
    exit 1

# 033 a slow case is for the night, and skipped on a sanitizer build; the head of gradescript
    UNIX> fake_suite 'echo hello world # __asan_init' > all; touch tests/hello/101-world.slow; tests/gradeall; for bin in bin build/bin; do tests/gradeall --nightly --unsafe --bin $bin; done
    hello/101-world is skipped: slow, for the plain build only
    0 passed, 0 failed
    1 passed, 0 failed
    2> gradeall: there is no such case

# 034 a skipped case counts neither as passed nor as failed; the head of gradeall
    UNIX> fake_suite 'echo hello world' > all; echo "echo 'skipped: there is no magic'; exit 77" > tests/hello/002-magic.cmd; touch tests/hello/002-magic.out; tests/gradeall --bin bin --unsafe
    hello/002-magic is skipped: there is no magic
    1 passed, 0 failed

# 044 times are read and written with a point in every locale; bash's manual
    UNIX> localedef --no-archive -i de_DE -f ISO-8859-1 ./de_DE > log 2>&1 || { echo 'skipped: there is no locale with a decimal comma'; exit 77; }
    > comma() { env LOCPATH="$PWD" LC_ALL=de_DE "$@"; }; comma printf '%.1f\n' 1; comma fake_suite 'while :; do :; done' | grep reason; comma fake_suite 'echo hello world'
    1,0
    reason: timed out
    1 passed, 0 failed

# 048 a process that is left running is killed; the head of gradescript
    UNIX> fake_suite "(while sleep 0.05; do touch '$PWD/alive'; done) & echo hello world"; rm -f alive; sleep 0.3; find . -name alive
    1 passed, 0 failed

# 049 SIGINT and SIGTERM end gradeall and gradescript, with nothing left behind; the head of gradescript
    UNIX> fake_suite 'echo hello world'; echo 9 > tests/hello/101-world.sec; echo "while sleep 0.05; do touch '$PWD/alive'; done" >> build/bin/hello; mkdir tmp; export TMPDIR=$PWD/tmp
    > for signal in INT TERM; do
    >     for what in gradeall 'gradescript hello 101'; do
    >         env --default-signal tests/$what & until [[ -e alive ]]; do sleep 0.05; done; kill -$signal $!; wait $!; echo $?
    >         rm -f alive; sleep 0.3; find . -name alive; ls tmp
    >     done
    > done
    1 passed, 0 failed
    130
    130
    143
    143

# 059 on a Debug or sanitizer build limits are ten times as long; the head of gradescript
    UNIX> mkdir -p other/bin
    > over_a_second='while :; do for i in {1..9999}; do :; done; times > t; read -r used _ < t; [[ $used == 0m0* || $used == 0m1.[0-2]* ]] || break; done'
    > fake_suite "$over_a_second; echo hello world" | tail -n 2
    > cp bin/hello other/bin
    > for option in CMAKE_BUILD_TYPE:STRING=Debug PUZZLELABS_SANITIZE:BOOL=ON PUZZLELABS_SANITIZE:BOOL=OFF; do
    >     printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" $option > other/CMakeCache.txt
    >     tests/gradeall --bin other/bin --unsafe | tail -n 1
    > done
    > true
    reason: timed out
    0 passed, 1 failed
    1 passed, 0 failed
    1 passed, 0 failed
    0 passed, 1 failed

# 068 topics, what is for the night, and cases without a limit of their own; the head of gradeall
    UNIX> fake_suite 'echo hello world' > log; rm tests/hello/*
    > for topic in day other long.nightly; do printf '# 10%d a case; ours\n    UNIX> hello %s\n    hello world\n' $((++n)) $topic > tests/hello/$topic.t; done; echo '    limit 3' >> tests/hello/day.t
    > for words in '' --nightly --quick hello/day 'hello/long hello/other' '--quick hello/other' hello/nothing '--quick hello/day'; do tests/gradeall $words; done
    2 passed, 0 failed
    3 passed, 0 failed
    1 passed, 0 failed
    1 passed, 0 failed
    2 passed, 0 failed
    1 passed, 0 failed
    2> gradeall: there are no cases for hello/nothing
    2> gradeall: there is no such case
    exit 2
