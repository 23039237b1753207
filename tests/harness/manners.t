# 073 each rule of the command line is kept by every program; tests/harness/manners, where 235 is counted from its table
    UNIX> command -v script > log || { echo 'skipped: there is no script'; exit 77; }
    > manners
    235 rules kept
    limit 30
