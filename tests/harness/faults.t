# 062 wrong options and unknown programs: usage and exit code 2; the head of faults
    UNIX> for words in '' 'nothing' '--limit' '--limit x dond' '--cut dond' 'dond dond'; do
    >     faults $words
    >     echo $?
    > done
    > PATH=/usr/bin:/bin "$(command -v faults)" dond
    > echo $?
    2
    2
    2
    2
    2
    2
    2
    2> faults: usage: faults [--memory] [--limit SECONDS] PROGRAM
    2> faults: there are no faults for nothing
    2> faults: usage: faults [--memory] [--limit SECONDS] PROGRAM
    2> faults: usage: faults [--memory] [--limit SECONDS] PROGRAM
    2> faults: usage: faults [--memory] [--limit SECONDS] PROGRAM
    2> faults: usage: faults [--memory] [--limit SECONDS] PROGRAM
    2> faults: there is no dond
