# 063 what a transcript can hold: here-documents, both outputs, exit codes, empty lines, blanks and backslashes at the ends; the head of gradescript
    UNIX> fake_suite 'echo hello world' > log; rm tests/hello/*
    > cat > tests/hello/forms.t <<'END'
    > # 101 a here-document with an empty line, both outputs, an exit code; ours
    >     UNIX> cat <<'X'; echo to stderr >&2; echo >&2; exit 3
    >     > one
    >     >
    >     >   UNIX> two
    >     > X
    >     one
    >
    >       UNIX> two
    >     2> to stderr
    >     2>
    >     exit 3
    >
    > # 102 what begins like a line of ours; ours
    >     UNIX> printf '%s\n' 'UNIX> x' '> x' '>' '2> x' '2>' 'exit 1' 'limit 1' '\x' '' ; printf 'exit 2' >&2
    >     \UNIX> x
    >     \> x
    >     \>
    >     \2> x
    >     \2>
    >     \exit 1
    >     \limit 1
    >     \\x
    >     \
    >     2> exit 2\c
    >
    > # 103 what ends in a blank, a TAB or a backslash, or without a line feed; ours
    >     UNIX> printf 'x \n\t\n\\\nx\\c\n\\c \\'; printf '\\\n' >&2
    >     x \
    >     	\
    >     \\\
    >     x\c\
    >     \\c \\c
    >     2> \\
    >     limit 3
    > END
    > tests/gradeall && cp tests/hello/forms.t before && tests/gradeall --update && cmp before tests/hello/forms.t
    3 passed, 0 failed
    3 passed, 0 failed

# 066 --update changes the case and nothing else in its file, and leaves what does not fit; the head of gradescript
    UNIX> fake_suite 'echo hello world' > log; rm tests/hello/*
    > printf '# %s; ours\n    UNIX> %s\n\n' '101 first' hello '102 second' 'printf "one\n\n> two \n"; echo three >&2; exit 4' '103 third' 'printf "\0"' '104 fourth' \
    >     'printf "\r"' '105 fifth' 'seq 5000' > tests/hello/all.t
    > for n in 102 103 104 105; do tests/gradescript --update hello $n | grep -v '^[1-9][0-9]*$'; done; cat tests/hello/all.t
    hello/102 is updated.
    hello/103 is incorrect.
    about: third; ours
    case: tests/hello/all.t:12
    command: printf "\0"
    reason: not updated: that does not fit into a transcript
    hello/104 is incorrect.
    about: fourth; ours
    case: tests/hello/all.t:15
    command: printf "\r"
    reason: not updated: that does not fit into a transcript
    hello/105 is incorrect.
    about: fifth; ours
    case: tests/hello/all.t:18
    command: seq 5000
    reason: not updated: that does not fit into a transcript
    # 101 first; ours
    \    UNIX> hello

    # 102 second; ours
    \    UNIX> printf "one\n\n> two \n"; echo three >&2; exit 4
        one
    \
        \> two \\
    \    2> three
    \    exit 4

    # 103 third; ours
    \    UNIX> printf "\0"

    # 104 fourth; ours
    \    UNIX> printf "\r"

    # 105 fifth; ours
    \    UNIX> seq 5000
    \

