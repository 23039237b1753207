# 053 soak says which methods do not agree, and shows it again; the head of soak
    UNIX> mkdir -p t/build/tests t/tests
    > cp "$(command -v soak)" "$(dirname "$(command -v soak)")/surroundings" t/tests
    > says() { sed 's|/.*/||'; }
    > agree() { printf '#!/bin/sh\n%s\n' "$2" > "t/build/tests/$1_agree" && chmod +x "t/build/tests/$1_agree"; }
    > t/tests/soak 2>&1 | says
    > agree x 'seq 100000; echo agreed' # more than a pipe holds
    > t/tests/soak --seed 1 0
    > agree y '[ "$2" != 3 ] || { echo "6 by one, 7 by the other"; exit 1; }'
    > t/tests/soak --seed 2 0 | tail -n 1
    > t/tests/soak --seed 3 0 | says
    > echo "exit code ${PIPESTATUS[0]}"
    > for words in 'x' '--seed' '--seed x' '1 2'; do
    >     t/tests/soak $words
    > done
    soak: there are no drivers in tests: build them first, with the target drivers
    seed 1
    1 rounds, 0 findings
    1 rounds, 0 findings
    seed 3
    FOUND (round 3): exit code 1
      y_agree 100 3
    6 by one, 7 by the other
    1 rounds, 1 findings
    \exit code 1
    2> soak: usage: soak [--seed N] [SECONDS]
    2> soak: usage: soak [--seed N] [SECONDS]
    2> soak: usage: soak [--seed N] [SECONDS]
    2> soak: usage: soak [--seed N] [SECONDS]
    exit 2
