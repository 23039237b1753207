# 044 times are read and written with a point in every locale; bash's manual
    UNIX> localedef --no-archive -i de_DE -f ISO-8859-1 ./de_DE > log 2>&1 || { echo 'skipped: there is no locale with a decimal comma'; exit 77; }
    > comma() { env LOCPATH="$PWD" LC_ALL=de_DE "$@"; }; comma printf '%.1f\n' 1; LIMIT=0.2 comma fake_suite 'while :; do :; done' | grep reason; comma fake_suite 'echo hello world'
    1,0
    reason: no answer within 0.2 s of processor time
    1 passed, 0 failed
# 059 a build of ours has ten minutes for a case, and programs of others have ten seconds; the head of gradescript. The case prints its limit, from the command line of run.
    UNIX> mkdir -p other/bin other/tests
    > LIMIT=default fake_suite 'tr "\0" "\n" < "/proc/$PPID/cmdline" | sed -n "/--seconds/{n;p}"' | grep '^+[0-9]'
    > cp bin/hello other/bin; cp -P build/tests/run other/tests
    > echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" > other/CMakeCache.txt
    > tests/gradeall --bin other/bin --unsafe | grep '^+[0-9]'
    > true
    +10.0
    +600.0

