# 250 Right programs get their marks in whatever layout they come, and wrong ones a cause; expected: reckoned by hand
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_layouts
    > tests/gradeclass two class out > table
    > echo "exit code $?"
    > cut -d , -f 1-4 out/marks.csv
    > sed -nE 's/^"(capitals|compiled|near|folder|many|named|nothing|blanks|debug|loud|slow)",[^"]*"(.*)"$/\1: \2/p' out/marks.csv
    \exit code 0
    "student","dond","chomp","total"
    "blanks",0.0,0.0,0.0
    "blanks and Umläute",30.0,40.0,70.0
    "by-question",30.0,40.0,70.0
    "capitals",30.0,40.0,70.0
    "compiled",0.0,0.0,0.0
    "debug",0.0,0.0,0.0
    "deep",30.0,40.0,70.0
    "flat",30.0,40.0,70.0
    "folder",0.0,40.0,40.0
    "later",30.0,0.0,30.0
    "library",30.0,0.0,30.0
    "loud",0.0,0.0,0.0
    "many",30.0,0.0,30.0
    "modes",30.0,40.0,70.0
    "named",0.0,40.0,40.0
    "near",30.0,0.0,30.0
    "nothing",0.0,0.0,0.0
    "script",0.0,40.0,40.0
    "slow",25.0,0.0,25.0
    "tarred",30.0,40.0,70.0
    "unended",0.0,0.0,0.0
    "windows",30.0,40.0,70.0
    blanks: dond: all 6 fail: right but for white space; chomp: does not build
    capitals: Dond.CPP is taken as dond.cpp
    compiled: dond: not handed in: dond.cpp; chomp: not handed in: a makefile or sources; Chomp is deleted: it is compiled, expected its sources; dond is deleted: it is compiled, expected its sources
    debug: dond: all 6 fail: the right lines, with others between them; chomp: does not build
    folder: dond: not handed in: dond.cpp; the folder Chomp is called Chomp.d while it is built
    loud: dond: not handed in: dond.cpp; chomp: all 5 fail: right but for upper and lower case
    many: chomp: does not build; 101 files are left out: there are over 2000, or over 32 MB
    named: dond: not handed in: dond.cpp; the program is called Game, expected chomp
    near: chomp: does not build; a makefile or sources: dond.cpp is taken and not old/dond.cpp: it is nearer to the top; dond.cpp: dond.cpp is taken and not old/dond.cpp: it is nearer to the top
    nothing: dond: all 6 fail: prints nothing; chomp: does not build
    slow: dond: 1 of 1 failures: too slow; dond: dond/006 takes more than 3 s; chomp: does not build
    limit 900
