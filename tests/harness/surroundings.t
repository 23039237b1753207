# 105 What the caller has set changes nothing: functions and aliases that print, in BASH_ENV too, POSIXLY_CORRECT, CDPATH, GREP_OPTIONS, a locale, umask, no HOME, another grep. All cases run so at night.
    UNIX> fake_suite 'umask; echo hello world${CDPATH-}${POSIXLY_CORRECT-}; cd /' > all
    > printf '0022\nhello world\n' > tests/hello/101-world.out
    > cat > noise <<'END'
    > cd() { builtin cd "$@" && pwd; }
    > ls() { echo no ls; }
    > shopt -s expand_aliases
    > alias cat='echo no cat' local=echo
    > END
    > umask 077
    > mkdir tools; printf '#!/bin/sh\necho no tool\n' > tools/grep; chmod +x tools/grep; cp tools/grep tools/env
    > env -u HOME PATH="$PWD/tools:$PATH" BASH_ENV="$PWD/noise" POSIXLY_CORRECT=1 CDPATH=/ GREP_OPTIONS=-v LC_ALL=tr_TR.UTF-8 tests/gradeall --bin bin --unsafe 2> log
    > grep -v setlocale log
    > cd() { builtin cd "$@" && pwd; }
    > export -f cd
    > tests/gradescript --bin bin --unsafe hello 101
    1 passed, 0 failed
    hello/101-world is correct.

# 106 A closed stream is an empty one, and not the next file that is opened.
    UNIX> fake_suite 'cat; echo hello world'
    > tests/gradeall --bin bin --unsafe <&-
    > tests/gradeall --bin bin --unsafe >&-; echo $?
    > tests/gradeall --bin bin --unsafe 2>&-
    1 passed, 0 failed
    1 passed, 0 failed
    0
    1 passed, 0 failed

# 107 Where files that go cannot be, one line says so, and no case runs: no such folder, little room, no program may run, or small files alone.
    UNIX> unshare -rm true 2> log || { echo 'skipped: namespaces are refused here'; exit 77; }
    > fake_suite 'echo hello world' > all
    > mkdir full noexec '& (blanks)'
    > unshare -rm bash <<'END'
    > mount -t tmpfs -o size=300k tmpfs full && mount -t tmpfs -o noexec tmpfs noexec || exit
    > for folder in nowhere full noexec '& (blanks)'; do
    >     TMPDIR=$folder tests/gradeall --bin bin --unsafe 2>&1
    >     echo $?
    > done
    > ulimit -f 100; tests/gradeall --bin bin --unsafe 2>&1
    > END
    gradeall: no folder can be made in nowhere: set TMPDIR to another
    2
    gradeall: full has room for 300 KiB, expected 100 MiB: set TMPDIR to another folder
    2
    gradeall: no program can be run in noexec, which is mounted noexec: set TMPDIR to another folder
    2
    1 passed, 0 failed
    0
    gradeall: files may have 100 KiB, expected 65536: raise ulimit -f
    exit 2

# 108 A /dev/null that is a regular file is said on one line, and no case runs.
    UNIX> unshare -rm true 2> log || { echo 'skipped: namespaces are refused here'; exit 77; }
    > fake_suite 'echo hello world' > all
    > : > file
    > unshare -rm bash -c 'mount --bind file /dev/null && for script in gradeall "gradescript hello 101"; do tests/$script; echo $?; done'
    2> gradeall: /dev/null is no device: as root, rm -f /dev/null && mknod -m 666 /dev/null c 1 3
    2> gradescript: /dev/null is no device: as root, rm -f /dev/null && mknod -m 666 /dev/null c 1 3
    2
    2
