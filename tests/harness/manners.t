# 073 each rule of the command line is kept by every program; tests/harness/manners, where 238 is counted from its table
    UNIX> command -v script > log || { echo 'skipped: there is no script'; exit 77; }
    > manners
    238 rules kept
    limit 30
