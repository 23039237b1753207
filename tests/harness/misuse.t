# 022 gradescript runs one case, and takes its number with or without zeros; the head of gradescript
    UNIX> fake_suite 'echo goodbye' > all; tests/gradescript --bin bin --unsafe hello 101 | head -n 1; tests/gradescript hello 101
    hello/101-world is incorrect.
    hello/101-world is correct.

# 023 no such case, no such program, no number: exit code 2; the head of gradescript
    UNIX> fake_suite 'echo hello world' > all; tests/gradescript --bin bin --unsafe hello 2; echo $?; tests/gradescript --bin bin --unsafe nosuch 1; echo $?; tests/gradescript --bin bin --unsafe hello x; echo $?
    2
    2
    2
    2> gradescript: there is no case hello 002
    2> gradescript: there is no case nosuch 001
    2> gradescript: x is not a case number from 1 to 999

# 024 gradeall says that there are no such cases; the head of gradescript
    UNIX> fake_suite 'echo hello world' nosuch
    gradeall: there are no cases for nosuch
    exit 2

# 025 without a build there is nothing to run: exit code 2; the head of gradescript
    UNIX> fake_suite 'echo hello world' > all; rm -r build; tests/gradeall 2>&1 | relative; echo ${PIPESTATUS[0]}; tests/gradescript hello 101 2>&1 | relative; echo ${PIPESTATUS[0]}
    gradeall: there are no programs in build/bin: build them first, or say --bin DIR
    2
    gradescript: there are no programs in build/bin: build them first, or say --bin DIR
    2

# 026 wrong options: usage and exit code 2; the head of gradescript
    UNIX> gradeall --fast; echo $?; gradeall --bin; echo $?; gradescript hello; echo $?; gradescript --fast hello 1; echo $?
    2
    2
    2
    2
    2> gradeall: unknown option --fast: gradeall --help says which there are
    2> gradeall: --bin needs a folder
    2> gradescript: usage: gradescript [--bin DIR] [--unsafe] [--update] PROGRAM N, or gradescript --next PROGRAM
    2> gradescript: unknown option --fast: gradescript --help says which there are

# 050 CDPATH does not matter; bash's manual
    UNIX> mkdir -p other/bin other/tests; export CDPATH=$PWD/other; fake_suite 'echo hello world${CDPATH-}'; tests/gradescript --bin bin --unsafe hello 101
    1 passed, 0 failed
    hello/101-world is correct.

# 051 a folder with a colon cannot be in PATH, and it is said; the head of gradescript
    UNIX> fake_suite 'echo hello world'; cp -r bin a:b; tests/gradeall --bin a:b 2>&1 | relative; echo ${PIPESTATUS[0]}; tests/gradescript --bin a:b hello 101 2>&1 | relative; echo ${PIPESTATUS[0]}
    1 passed, 0 failed
    gradeall: PATH cannot hold a folder with a colon in its name: a:b
    2
    gradescript: PATH cannot hold a folder with a colon in its name: a:b
    2

# 104 --next prints the least number above 100 that no case has, in files or transcripts; the head of gradescript
    UNIX> fake_suite 'echo hello world'; printf '# %d a case\n    UNIX> true\n\n' 102 104 > tests/hello/more.t
    > tests/gradescript --next hello; tests/gradescript --next nosuch
    1 passed, 0 failed
    103
    2> gradescript: there is no folder tests/nosuch
    exit 2
