fake_suite 'echo hello world'; echo 9 > tests/hello/001-world.sec; echo "while sleep 0.05; do touch '$PWD/alive'; done" >> build/bin/hello; mkdir tmp; export TMPDIR=$PWD/tmp
for signal in INT TERM; do
    for what in gradeall 'gradescript hello 1'; do
        env --default-signal tests/$what & until [[ -e alive ]]; do sleep 0.05; done; kill -$signal $!; wait $!; echo $?
        rm -f alive; sleep 0.3; find . -name alive; ls tmp
    done
done
