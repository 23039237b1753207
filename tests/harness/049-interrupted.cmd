# SIGINT and SIGTERM end gradeall and gradescript, with nothing left behind; the head of gradescript
fake_suite 'echo hello world'; echo 9 > tests/hello/101-world.sec; echo "while sleep 0.05; do touch '$PWD/alive'; done" >> build/bin/hello; mkdir tmp; export TMPDIR=$PWD/tmp
for signal in INT TERM; do
    for what in gradeall 'gradescript hello 101'; do
        env --default-signal tests/$what & until [[ -e alive ]]; do sleep 0.05; done; kill -$signal $!; wait $!; echo $?
        rm -f alive; sleep 0.3; find . -name alive; ls tmp
    done
done
