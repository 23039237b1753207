# 251 A class of attackers gets what its programs are worth, and nothing gets out; expected: reckoned by hand
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_hostile
    > files() { find class victim tests -exec stat -c '%n %a %s %F' {} + | sort; }
    > before=$(files)
    > tests/gradeclass --json two class out > table 2> err
    > echo "exit code $?"
    > tail -c +4 out/marks.csv
    > cat err
    > tail -n 1 table
    > [[ $before == "$(files)" ]] && echo 'all files are as before'
    > find . /tmp -maxdepth 5 \( -name marker -o -name class.marker \) 2> /dev/null
    > grep -rlP '[\x00-\x08\x0b-\x1f]' out table err
    > grep -rlE "^(dond|chomp)/[0-9]* is correct|root:|$PWD" out/*/
    > for process in /proc/[0-9]*/cmdline; do tr '\0' ' ' 2> /dev/null < "$process" | grep -E 'sleep 7024[45]'; done
    > command -v python3 > log && python3 -c 'import glob, json; print(sum(bool(json.load(open(f))["tests"]) for f in glob.glob("out/*/results.json")), "JSON files")'
    > true
    \exit code 1
    "student","dond","chomp","total","remarks"
    "' *?[a-z]\",30.0,0.0,30.0,"chomp: does not build"
    "'+1 OR 1=1, ""quoted""",30.0,0.0,30.0,"chomp: does not build"
    "'-rf",30.0,0.0,30.0,"chomp: does not build"
    "'=HYPERLINK(""x"";""y"")",30.0,0.0,30.0,"chomp: does not build"
    "files",30.0,0.0,30.0,"chomp: does not build; a file is left out: its name has control characters"
    "folder",0.0,0.0,0.0,"dond: not handed in: dond.cpp (there are: chomp.c Makefile); chomp: does not build"
    "forger",0.0,0.0,0.0,"dond: all 9 fail: killed by signal 6 (ABRT); chomp: does not build"
    "includes",0.0,0.0,0.0,"dond: does not build; chomp: does not build"
    "it's; touch marker $(touch marker) `touch marker` & | > marker",30.0,0.0,30.0,"chomp: does not build"
    "large",0.0,0.0,0.0,"dond: not handed in: dond.cpp (there are: chomp.c Makefile); chomp: does not build"
    "link",0.0,0.0,0.0,"dond: not handed in: dond.cpp (there are: chomp.c Makefile); chomp: does not build"
    "links",0.0,0.0,0.0,"dond: not handed in: dond.cpp; chomp: not handed in: a makefile or sources; dond.cpp is left out: it is a link or no file; lab is left out: it is a link or no file"
    "newline",0.0,0.0,0.0,"dond: not handed in: dond.cpp; chomp: not handed in: a makefile or sources; a file is left out: its name has control characters"
    "packed",30.0,0.0,30.0,"chomp: does not build"
    "peeker",0.0,0.0,0.0,"dond: not handed in: dond.cpp (there are: chomp.c Makefile); chomp: does not build"
    "pipe",0.0,0.0,0.0,"dond: not handed in: dond.cpp (there are: chomp.c Makefile); chomp: does not build"
    "script",0.0,0.0,0.0,"dond: not handed in: dond.cpp (there are: chomp.c Makefile); chomp: all 5 fail: one answer to every case"
    "sleeper",0.0,0.0,0.0,"dond: all 9 fail: no answer in time; chomp: does not build"
    "stored",10.0,0.0,10.0,"dond: 6 of 6 failures: prints nothing; chomp: does not build"
    "upwards",30.0,0.0,30.0,"chomp: does not build"
    "vandal",0.0,40.0,40.0,"dond: not handed in: dond.cpp (there are: chomp.c Makefile)"
    gradeclass: $'escape\E[2Jin it' is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: $'line\nin it' is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: linked is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: marks.csv is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: $'right to left\342\200\256in it' is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: $'tab\tin it' is not graded: expected a folder, no link, with a plain name and no dot in front
    27 students: 21 graded, 6 not graded
    all files are as before
    21 JSON files
    limit 3600

# 261 The class and the folder of the marks may be called anything; expected: ada's marks, and no command of a name runs
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_suite
    > rm -r class/[b-z]* class/-hal
    > name=$'-cl"a\'ss $(touch marker) `touch marker` ;touch marker\e[2J\n=y'
    > mv class "./$name"
    > tests/gradeclass two "./$name" "./out$name" > log
    > sed 1d "./out$name/marks.csv"; find . -name marker; cat "./out$name/ada/"*.txt | grep -F "$PWD"; true
    "ada",30.0,40.0,70.0,""
