# 246 A program may be a script with what it needs beside it, as Java's classes; expected: the head of gradescript
    UNIX> need javac || exit 77
    > [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > mkdir -p made work
    > echo 'class P { public static void main(String[] a) { System.out.println("hello " + a[0]); } }' > P.java
    > javac -d made P.java
    > printf '#!/bin/sh\nexec java -cp "$(dirname "$0")" P "$@"\n' > made/p
    > box --copy made=prog work made/p world
    hello world

# 252 For an ordinary user the box is the same, where cases run as root; expected: cases 226, 227 and 230, and another user's id
    UNIX> [[ $EUID -eq 0 ]] || { echo 'skipped: the other cases have shown it'; exit 77; }
    > need c++ || exit 77
    > user=(setpriv --reuid=65534 --regid=65534 --clear-groups env PATH=/usr/bin:/bin)
    > home=$("${user[@]}" mktemp -d -p /tmp)
    > trap 'rm -rf "$home"' EXIT
    > mkdir "$home/work"
    > cp "$(command -v box)" "$(command -v jailed)" "$home"
    > c++ -std=c++20 -o "$home/attacks" "$(dirname "$(command -v jailed)")/attacks.cpp"
    > chown -R 65534:65534 "$home"
    > cd "$home"
    > user+=(PATH="$home:/usr/bin:/bin")
    > "${user[@]}" box --check > log 2>&1 || { echo 'skipped: there is no box for users here'; exit 77; }
    > "${user[@]}" box work attacks < /
    > "${user[@]}" jailed 'echo wrong > board; rm -f board; echo wrong > /proc/self/fd/0; echo mine > mine; true' 'echo right > board; p < board; cat board; ls' 2> log
    > "${user[@]}" jailed 'for i in 1 2 3 4; do head -c 80000000 /dev/zero | tail -c 80000000 | sleep 70230 & done; wait' p --memory 200000 2>&1 | grep -v Killed
    98 tried
    right
    board
    mine
    p limit memory

# 233 The number of files is limited; expected: the 20000th cannot be made. Thousands are made and copied back, which takes a second or two
    UNIX> jailed 'for i in {1..20000}; do : > file$i || exit 3; done 2> /dev/null' p
    p exit 3
# 226 Nothing works that a program in the box must not do: system calls, sockets, privileges, files; expected: the head of box.cpp
    UNIX> need c++ || exit 77
    > [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > c++ -std=c++20 -o attacks "$(dirname "$(command -v jailed)")/attacks.cpp" && mkdir -p work/here
    > echo before; box work attacks < work; echo after
    before
    98 tried
    after

# 232 All runs of a case together have five times the limit; expected: each run takes two hundredths of a second, which is short enough, and forty are not
    UNIX> jailed 'while read -ra stat < /proc/$$/stat; ((stat[13] + stat[14] < 2)); do :; done' 'for i in {1..40}; do p; done' --seconds 0.04 --wall 90 2>&1 | grep -v Killed | sort -u
    p limit time

