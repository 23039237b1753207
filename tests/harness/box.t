# 201 A right program passes in the box, and may save a file; expected: what the suite asks for
    UNIX> hostile 'echo "hello $(cat "$1")" | tee said'
    hello/001-world is correct.
    what got out: nothing

# 202 Programs beside PROGRAM that would grade it are not used; expected: it answers nothing, so it is incorrect
    UNIX> mkdir bin
    > for name in judge cat diff cmp timeout env bash unshare mount; do
    >     printf "#!/bin/sh\necho right; echo hello world; exit 0\n" > bin/$name
    > done
    > hostile 'exit 0'
    hello/001-world is incorrect.
    what got out: nothing

# 203 A program cannot run ours in its place; expected: nothing of the repository is in the box
    UNIX> hostile 'exec "${GRADESCRIPT_BUILD:-$top/build}/bin/hello" "$@"'
    hello/001-world is incorrect.
    what got out: nothing

# 204 The expectation cannot be found through the command lines of its parents; expected: they are not in the box
    UNIX> hostile 'file=$(cat /proc/[0-9]*/cmdline | tr "\0" "\n" | sed -n "s/001-world.cmd$/001-world.out/p" | tail -n 1); tail -n 1 "$file" | tee said'
    hello/001-world is incorrect.
    what got out: nothing

# 206 data/ is read-only, and no way to the tests; expected: all files are as before
    UNIX> hostile 'echo wrong > data/question; rm -rf data/question; echo right > data/../../tests/hello/001-world.out; echo right > data/../tests/hello/001-world.out; rm -rf "$top"/*'
    hello/001-world is incorrect.
    what got out: nothing

# 208 Variables of the one who grades are not in the report; expected: the box has its own
    UNIX> hostile '{ env; cat /proc/[0-9]*/environ; } 2>/dev/null > said'
    hello/001-world is incorrect.
    what got out: nothing

# 209 All files together have a size; expected: the fifth of 60 MB cannot be written
    UNIX> hostile 'for i in 1 2 3 4 5; do head -c 60000000 /dev/zero > file$i || exit 1; done; echo hello world | tee said'
    hello/001-world is incorrect.
    what got out: nothing

# 210 A process has 2 GiB at most; expected: 3 GB are refused
    UNIX> hostile 'dd if=/dev/zero of=/dev/null bs=3000M count=1 && echo hello world | tee said'
    hello/001-world is incorrect.
    what got out: nothing

# 211 Nothing outside of the box can be killed; expected: there is a verdict, and no temporary file
    UNIX> hostile 'kill -9 -1; kill -9 $PPID; for p in $(seq 2 99999); do kill -9 $p; done 2>/dev/null'
    hello/001-world is incorrect.
    what got out: nothing

# 213 There is no network; expected: the loopback device alone, and that one is down
    UNIX> hostile '(exec 3<>/dev/tcp/127.0.0.1/22) 2>&1 | grep -q "refused" && echo hello world | tee said; grep -v lo: /proc/net/dev | grep -q : && echo hello world | tee said'
    hello/001-world is incorrect.
    what got out: nothing

# 214 Files of the one who grades and of other students cannot be read; expected: they are not in the box
    UNIX> hostile '{ cat "$top/secret" ../../secret; ls -a /etc/passwd /home /root && echo TOPSECRET; } > said'
    hello/001-world is incorrect.
    what got out: nothing

# 215 A link that the program leaves is not followed by the case; expected: the secret is not read through it
    UNIX> hostile 'echo hello world; ln -sf "$top/secret" said'
    hello/001-world is incorrect.
    what got out: nothing

# 216 Output is limited; expected: the verdict says so
    UNIX> hostile yes
    hello/001-world is incorrect.
    what got out: nothing

# 218 Ignoring signals wins no time; expected: a time-out
    UNIX> hostile 'trap "" TERM XCPU INT HUP; while :; do :; done'
    hello/001-world is incorrect.
    what got out: nothing

# 219 A program cannot say that its case is skipped; expected: that is up to the case
    UNIX> hostile 'echo "skipped: no time"; exit 77'
    hello/001-world is incorrect.
    what got out: nothing

# 220 A program cannot say that there is no box; expected: its words are its own
    UNIX> hostile 'echo "box: no mount" >&2; exit 125'
    hello/001-world is incorrect.
    what got out: nothing

# 221 A program that is a link out of DIR is not run; expected: here it would be ours
    UNIX> mkdir -p bin
    > ln -s ../build/bin/hello bin/hello
    > hostile ''
    hello/001-world is incorrect.
    what got out: nothing

# 222 No privileges can be had in the box; expected: neither a new namespace, nor a root, nor the root of process 1 opens
    UNIX> hostile 'unshare -r cat "$top/secret"; chroot /proc/1/root cat "$top/secret"; cat "/proc/1/root$top/secret" "/proc/1/cwd/secret"; mknod disk b 8 0; mount -t tmpfs x /tmp; mount -o remount,rw /usr; touch /usr/hostile && echo hello world | tee said'
    hello/001-world is incorrect.
    what got out: nothing

# 223 A right answer does not count when a signal ends the program, even in a pipe; expected: the rule for all cases
    UNIX> hostile 'echo hello world | tee said; kill -SEGV $$'
    hello/001-world is incorrect.
    what got out: nothing

# 225 The box says that it cannot be had where namespaces are refused; expected: in a box they are
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > mkdir work
    > box work "$(command -v box)" --check 2>&1 | cat
    box: unshare: Operation not permitted
    exit 125
