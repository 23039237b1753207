# 390 cut input, full disks, closed pipes, signals: no crash, no hang, no half answer that looks whole; the head of tests/faults
    UNIX> faults tictactoe | sed 's/: [1-9][0-9]* faults, /: /'
    tictactoe: 0 findings
    limit 120

# 391 little memory: an answer, or one line that says why not (exit 77 on a sanitizer build); the head of tests/faults
    UNIX> faults --memory tictactoe | sed 's/: [1-9][0-9]* faults, /: /'
    tictactoe: 0 findings
    limit 120
