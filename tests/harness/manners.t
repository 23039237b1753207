# 073 each rule of the command line is kept by every program; tests/harness/manners, where 227 is counted from its table
    UNIX> need script || exit 77
    > manners
    227 rules kept

# 080 one name for one thing in all programs: pictures in millimetres, --paper, --title, --json, what --stats ends in, exit 1 with a sentence; tests/harness/names, where 45 is counted from its table
    UNIX> names
    45 rules kept

# 081 the examples of every --help run as they stand; tests/harness/examples, where 30 is counted from the help texts
    UNIX> examples
    30 examples are right

