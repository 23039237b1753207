# 064 a difference of one byte is one, wherever it is; the head of gradescript
    UNIX> fake_suite 'echo hello world' > log; rm tests/hello/*
    > for printed in 'a\nb\n' 'a\nb\n\n' '\na\nb\n' 'a\nb ' 'a\nb\\\n' 'a\nb' 'a\nb\n\0' 'a\n\0b\n' 'a' ''; do
    >     printf '%s\n' '# 101 a and b; ours' "    UNIX> printf '$printed'" '    a' '    b' > tests/hello/ab.t
    >     tests/gradescript hello 101 | sed -n 1p
    > done
    > true
    hello/101 is correct.
    hello/101 is incorrect.
    hello/101 is incorrect.
    hello/101 is incorrect.
    hello/101 is incorrect.
    hello/101 is incorrect.
    hello/101 is incorrect.
    hello/101 is incorrect.
    hello/101 is incorrect.
    hello/101 is incorrect.

# 065 what is no transcript is said with file and line; the head of gradescript
    UNIX> fake_suite 'echo hello world' > log
    > try() { printf "$1" > tests/hello/bad.t; tests/gradeall; echo "ended with $?"; }
    > good='# 102 good; ours\n    UNIX> hello\n    hello world\n'
    > try "$good"
    > { try "102 a number; ours\n"; try "$good#102 no blank\n"; try "    UNIX> hello\n"; try "$good\n# 103 no command; ours\n"
    > try "# 102 no command; ours\n    hello world\n"; try "${good}    UNIX> hello\n"; try "${good}    > x\n"; try "${good}    exit x\n"
    > try "${good}    limit 0\n"; try "${good}    exit 1\n    x\n"; try "$good$good"; try '# 101 as in the file; ours\n    UNIX> hello\n'; } 2>&1
    2 passed, 0 failed
    ended with 0
    gradeall: tests/hello/bad.t:1: '102 a number; ours' found, expected # NNN title; source, or four blanks
    ended with 2
    gradeall: tests/hello/bad.t:4: '#102 no blank' found, expected # NNN title; source, or four blanks
    ended with 2
    gradeall: tests/hello/bad.t:1: '    UNIX> hello' found, expected a case first, # NNN title; source
    ended with 2
    gradeall: tests/hello/bad.t:5: a case without UNIX> and its command
    ended with 2
    gradeall: tests/hello/bad.t:2: '    hello world' found, expected UNIX> and a command
    ended with 2
    gradeall: tests/hello/bad.t:4: '    UNIX> hello' found, expected one command a case
    ended with 2
    gradeall: tests/hello/bad.t:4: '    > x' found, expected a backslash before > in output
    ended with 2
    gradeall: tests/hello/bad.t:4: '    exit x' found, expected a number, or a backslash in front
    ended with 2
    gradeall: tests/hello/bad.t:4: '    limit 0' found, expected a number, or a backslash in front
    ended with 2
    gradeall: tests/hello/bad.t:5: '    x' found, expected nothing behind exit and limit
    ended with 2
    gradeall: hello 102 names two cases: tests/hello/bad.t:1 and tests/hello/bad.t:4
    ended with 2
    gradeall: hello 101 names two cases: tests/hello/101-world.cmd and tests/hello/bad.t:1
    ended with 2

# 244 a transcript is graded in the box as a case in files is; the head of gradescript
    UNIX> hostile 'cat "$1"; echo aside >&2; exit 3' > log || { cat log; exit 77; }
    > rm tests/hello/*; printf '%s\n' '# 101 both outputs; ours' '    UNIX> hello data/question' '    world' '    2> aside' '    exit 3' > tests/hello/own.t
    > tests/gradescript --bin bin hello 101; sed -i 's/world/word/' tests/hello/own.t; tests/gradescript --bin bin hello 101
    hello/101 is correct.
    hello/101 is incorrect.
    about: both outputs; ours
    case: tests/hello/own.t:1
    command: hello data/question
    reason: stdout differs
    --- expected stdout
    +++ actual stdout
    @@ -1 +1 @@
    -word
    +world
    exit 1
