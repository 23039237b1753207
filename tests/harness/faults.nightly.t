# 060 A program in the place of tictactoe that is right, and then has a line that is wrong.
    UNIX> good='#!/usr/bin/env bash
    > trap "" XFSZ
    > die() { echo "tictactoe: $1" >&2; exit 2; }
    > say() { printf "$@" 2>/dev/null || die "cannot write"; }
    > save() {
    >     if [[ -e $1 && ! -f $1 ]]; then echo proof 2>/dev/null >"$1" || die "cannot save"
    >     else { echo proof >"$1.new"; } 2>/dev/null && mv "$1.new" "$1" || { rm -f "$1.new"; die "cannot save"; }
    >     fi
    > }
    > if [[ "$*" == *\ 8\ 8 ]]; then trap "exit 130" INT; trap "exit 143" TERM; while :; do sleep 0.1; done; fi
    > if [[ ${2-} == --certificate ]]; then save "$3"; fi
    > if [[ $# -gt 0 ]]; then say "%2000s\n" x; exit; fi
    > [[ -e /dev/fd/0 ]] || die "it is closed" # or it becomes the pipe of $()
    > text=$(cat 2>/dev/null) || die "cannot read"
    > [[ -z $text ]] || say "you said %s\n" $text'
    > wrong() { # NAME GOOD-WORDS BAD-WORDS
    >     mkdir "$1"
    >     echo "${good/"$2"/$3}" > "$1/tictactoe"
    >     chmod +x "$1/tictactoe"
    >     PATH=$PWD/$1:$PATH faults --limit 4 tictactoe > "$1/said" 2> "$1/err"
    >     echo "exit code $?" >> "$1/said"
    > }
    > export TMPDIR=$PWD
    > wrong right x x &
    > wrong crashes '[[ -z $text ]] ||' '[[ $text != "1 1" ]] || kill -SEGV $$; [[ -z $text ]] ||' &
    > wrong half 'cat 2>/dev/null' 'cat 2>/dev/null | while read -r line; do echo "$line"; done' & # no last line without end
    > wrong hangs 'die "it is closed"' 'sleep 60' &
    > wrong write-error '|| die "cannot write"' '' &
    > wrong read-error '|| die "cannot read"' '' &
    > wrong save-error '|| { rm -f "$1.new"; die "cannot save"; }' '|| { rm -f "$1.new"; exit 0; }' &
    > wrong leavings 'rm -f "$1.new"; die "cannot save"' 'die "cannot save"' &
    > wrong half-saved 'echo proof >"$1.new"' 'echo half >"$1"; echo proof >"$1.new"' &
    > wrong deaf '"exit 130" INT' '"" INT' &
    > wrong chatty 'die "cannot read"' '{ echo What now?; die "cannot read"; } >\&2' &
    > wait
    > for name in right crashes half hangs write-error read-error save-error leavings half-saved deaf chatty; do
    >     echo "$name: $(grep FOUND "$name/said" | head -n 1)"
    >     tail -n 2 "$name/said" | sed 's/[0-9]* faults, [1-9][0-9]* findings/N faults, N findings/'
    > done
    > echo the finding is shown again
    > (PATH=$PWD/crashes:$PATH; eval "$(sed -n '/FOUND/ { n; p; q }' crashes/said)") > shown 2>&1
    > echo $?
    right: \
    tictactoe: 67 faults, 0 findings
    \exit code 0
    crashes: FOUND: exit code 139, 0 bytes on stdout, 1 lines on stderr, not: any talk
    tictactoe: N faults, N findings
    \exit code 1
    half: FOUND: exit code 0, 11 bytes on stdout, 0 lines on stderr, not: answer
    tictactoe: N faults, N findings
    \exit code 1
    hangs: FOUND: took over 4 s
    tictactoe: N faults, N findings
    \exit code 1
    write-error: FOUND: exit code 1, 0 bytes on stdout, 0 lines on stderr, not: talk
    tictactoe: N faults, N findings
    \exit code 1
    read-error: FOUND: exit code 0, 0 bytes on stdout, 0 lines on stderr, not: talk
    tictactoe: N faults, N findings
    \exit code 1
    save-error: FOUND: exit code 0, 0 bytes on stdout, 0 lines on stderr, not: message
    tictactoe: N faults, N findings
    \exit code 1
    leavings: FOUND: something is left behind
    tictactoe: N faults, N findings
    \exit code 1
    half-saved: FOUND: half of it is saved
    tictactoe: N faults, N findings
    \exit code 1
    deaf: FOUND: took over 4 s
    tictactoe: N faults, N findings
    \exit code 1
    chatty: FOUND: exit code 2, 0 bytes on stdout, 2 lines on stderr, not: talk
    tictactoe: N faults, N findings
    \exit code 1
    the finding is shown again
    139

# 061 In the place of chomp: one that crashes where memory is scarce, one that then says half, one that never does its work.
    UNIX> chomp() { printf '#!/usr/bin/env bash\n%s\n' "$1" > chomp && chmod +x chomp && PATH=$PWD:$PATH faults --memory chomp | sed "s/^  cd .* &&/  cd FOLDER \&\&/" | sed -n '1,2p;$p'; }
    > export TMPDIR=$PWD
    > chomp 'echo WIN'
    > chomp '[[ $(ulimit -v) != 40000 ]] || kill -SEGV $$; echo WIN'
    > chomp '[[ $(ulimit -v) != 48000 ]] && echo WIN'
    > chomp '[[ $(ulimit -v) == unlimited ]] || { echo "chomp: out of memory" >&2; exit 2; }; echo WIN'
    chomp: 42 faults, 0 findings
    chomp: 42 faults, 0 findings
    FOUND: exit code 139, 0 bytes on stdout, 1 lines on stderr, not: answer message loader \
      cd FOLDER && (ulimit -v 40000; chomp 74332)
    chomp: 42 faults, 3 findings
    FOUND: exit code 1, 0 bytes on stdout, 0 lines on stderr, not: answer message loader \
      cd FOLDER && (ulimit -v 48000; chomp 74332)
    chomp: 42 faults, 3 findings
    FOUND: exit code 2, 0 bytes on stdout, 1 lines on stderr, not: answer
      cd FOLDER && (ulimit -v 1000000; chomp 74332)
    chomp: 42 faults, 3 findings
    exit 1
