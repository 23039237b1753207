# 163 the whole help; ours
    UNIX> dond --help
    usage: dond [--method NAME] [--json] [--stats] s t last-roll
           dond --table [--json] s t
           dond -h | --help | --version

    Prints the probability of rolling an s-sided die (faces 0 to s-1) t more times
    without losing. A roll loses when it equals the previous roll or is one away
    from it. last-roll is the previous roll, or -1 when nothing has been rolled yet.

    s is from 1 to 10^18, t from 0 to 10^18.

      --method dp    the lab's table, for s x s x t up to 10^9
      --method fast  eigenvalues, for large s and t too (the default)
      --table        a row for each number of rolls left, n = t to 0: n, then the
                     probability for last-roll 0 to (s-1)/2, the other faces being
                     symmetric; the first row has one value, for nothing rolled
                     yet; at most 1000000 values
      --json         the answer as one JSON object
      --stats        on standard error: additions, seconds, peak memory

    Examples:
      dond 6 3 -1          three rolls of an ordinary die: 0.314815
      dond 6 2 0           two more rolls after the lowest face
      dond --table 6 3     the fair offer at each point of the game

    Exit code: 0 the probability is printed, 2 a number is missing, malformed or
    out of range, or the output cannot be written.

# 164 --help wins over operands; ours
    UNIX> dond 6 1 -1 --help | sed -n 1p
    usage: dond [--method NAME] [--json] [--stats] s t last-roll

# 165 the form of --version; ours
    UNIX> dond --version | grep -Ecx 'dond ([0-9]+\.[0-9]+\.[0-9]+|unversioned)'
    1

# 166 too few operands; usage is ours
    UNIX> dond
    2> dond: s, t and last-roll are missing, expected dond s t last-roll, or dond --table s t
    exit 2

# 167 too few operands; usage is ours
    UNIX> dond 6
    2> dond: t and last-roll are missing, expected dond s t last-roll, or dond --table s t
    exit 2

# 168 too few operands; usage is ours
    UNIX> dond 6 1
    2> dond: last-roll is missing, expected dond s t last-roll, or dond --table s t
    exit 2

# 169 too many operands; usage is ours
    UNIX> dond 6 1 -1 0
    2> dond: '0' found after last-roll, expected nothing more
    exit 2

# 170 too few operands for a table; usage is ours
    UNIX> dond --table 6
    2> dond: t is missing, expected dond s t last-roll, or dond --table s t
    exit 2

# 171 too many operands for a table; usage is ours
    UNIX> dond --table 6 1 -1
    2> dond: '-1' found after t, expected nothing more
    exit 2

# 172 -h is --help; the text is ours
    UNIX> dond -h
    usage: dond [--method NAME] [--json] [--stats] s t last-roll
           dond --table [--json] s t
           dond -h | --help | --version

    Prints the probability of rolling an s-sided die (faces 0 to s-1) t more times
    without losing. A roll loses when it equals the previous roll or is one away
    from it. last-roll is the previous roll, or -1 when nothing has been rolled yet.

    s is from 1 to 10^18, t from 0 to 10^18.

      --method dp    the lab's table, for s x s x t up to 10^9
      --method fast  eigenvalues, for large s and t too (the default)
      --table        a row for each number of rolls left, n = t to 0: n, then the
                     probability for last-roll 0 to (s-1)/2, the other faces being
                     symmetric; the first row has one value, for nothing rolled
                     yet; at most 1000000 values
      --json         the answer as one JSON object
      --stats        on standard error: additions, seconds, peak memory

    Examples:
      dond 6 3 -1          three rolls of an ordinary die: 0.314815
      dond 6 2 0           two more rolls after the lowest face
      dond --table 6 3     the fair offer at each point of the game

    Exit code: 0 the probability is printed, 2 a number is missing, malformed or
    out of range, or the output cannot be written.

# 173 an unknown option; message is ours
    UNIX> dond --foo 6 1 -1
    2> dond: unknown option '--foo', see --help
    exit 2

# 174 no option is known by a part of its name; message is ours
    UNIX> dond --tables 6 1 -1
    2> dond: unknown option '--tables', see --help
    exit 2

# 175 after -- come operands; one roll of six faces, lab text
    UNIX> dond -- 6 1 -1
    1
