# 109 mutate takes a program of the catalogue and a number of faults; all else is misuse, on one line.
    UNIX> for words in '' dond 'dond 0' 'dond 1 x' 'Dond 1' 'nosuch 1'; do mutate $words; echo $?; done
    2
    2
    2
    2
    2
    2
    2> mutate: usage: mutate PROGRAM N [SEED]
    2> mutate: usage: mutate PROGRAM N [SEED]
    2> mutate: usage: mutate PROGRAM N [SEED]
    2> mutate: usage: mutate PROGRAM N [SEED]
    2> mutate: usage: mutate PROGRAM N [SEED]
    2> mutate: there is no program nosuch in CMakeLists.txt
