# 300 The shared command line: values in both forms, operands that look like options; expected from the head of its room.
    UNIX> toy() { shell_toy toy "$@"; }
    > toy --label a --label=b --label= --label=c=d --number 10 --number=1 --seed=18446744073709551615 --kind two --kind=three
    > toy -1 - '' -7x last=-1 last=5 --flag x
    > toy -- --flag -o -- -h --label=x
    > toy --label -- --flag
    --label 'a'
    --label 'b'
    --label ''
    --label 'c=d'
    number 10
    number 1
    seed 18446744073709551615
    kind 2
    kind 3
    operand '-1'
    operand '-'
    operand ''
    operand '-7x'
    last -1
    last 5
    flag
    operand 'x'
    operand '--flag'
    operand '-o'
    operand '--'
    operand '-h'
    operand '--label=x'
    --label '--'
    flag

# 301 What the shared command line refuses, a line each and exit code 2; expected from the head of its room.
    UNIX> while read -r words; do
    >     # shellcheck disable=SC2086 # words
    >     shell_toy toy $words 2>&1
    >     echo $?
    > done << 'END'
    > --fla
    > --flags=3
    > -x
    > --flag=3
    > --flag= x
    > --label
    > --number
    > --number=
    > --number 0
    > --number 11
    > --number 3x
    > --number +3
    > --number -0
    > --number 99999999999999999999
    > --seed 18446744073709551616
    > --kind four
    > last=-2
    > last=-0
    > last=6
    > --left --left --right
    > --right --left --right
    > --left --up --left
    > --up word
    > --seconds 1 --left --up
    > END
    flag
    0
    toy: unknown option '--flags', did you mean --flag?
    2
    toy: unknown option '-x', expected toy WORD..., see --help
    2
    flag
    operand '3'
    0
    flag
    operand ''
    operand 'x'
    0
    toy: --label needs a value
    2
    toy: --number needs a value
    2
    toy: --number is '', expected a whole number from 1 to 10
    2
    toy: --number is '0', expected a whole number from 1 to 10
    2
    toy: --number is '11', expected a whole number from 1 to 10
    2
    toy: --number is '3x', expected a whole number from 1 to 10
    2
    toy: --number is '+3', expected a whole number from 1 to 10
    2
    toy: --number is '-0', expected a whole number from 1 to 10
    2
    toy: --number is '99999999999999999999', expected a whole number from 1 to 10
    2
    toy: --seed is '18446744073709551616', expected a whole number from 0 to 18446744073709551615
    2
    toy: --kind is 'four', expected one, two or three
    2
    toy: last is '-2', expected a whole number from -1 to 5
    2
    toy: last is '-0', expected a whole number from -1 to 5
    2
    toy: last is '6', expected a whole number from -1 to 5
    2
    toy: --left and --right found, expected one of them
    2
    toy: --right and --left found, expected one of them
    2
    0
    operand 'word'
    toy: --up found, expected --left or --right with it
    2
    seconds 1.000000
    toy: --seconds and --up found, expected one of them
    2

# 302 Sizes (K is 1024, up to 2^63-1) and decimal seconds (up to 10^9, with a point or a comma) of the shared command line; expected by arithmetic.
    UNIX> while read -r words; do
    >     # shellcheck disable=SC2086 # words
    >     shell_toy toy $words 2>&1 || true
    > done << 'END'
    > --memory 1 --memory 3K --memory 512M --memory=2G --memory 8589934591G
    > --memory 0
    > --memory 8589934592G
    > --memory 5T
    > --memory M
    > --memory 1.5G
    > --seconds 0 --seconds 0.5 --seconds=.25 --seconds 3. --seconds 1000000000
    > --seconds 1000000000.1
    > --seconds -1
    > --seconds 1e3
    > --seconds .
    > --seconds nan
    > --seconds 1,5
    > END
    memory 1
    memory 3072
    memory 536870912
    memory 2147483648
    memory 9223372035781033984
    toy: --memory is '0', expected a size such as 512M, from 1 to 8589934591G
    toy: --memory is '8589934592G', expected a size such as 512M, from 1 to 8589934591G
    toy: --memory is '5T', expected a size such as 512M, from 1 to 8589934591G
    toy: --memory is 'M', expected a size such as 512M, from 1 to 8589934591G
    toy: --memory is '1.5G', expected a size such as 512M, from 1 to 8589934591G
    seconds 0.000000
    seconds 0.500000
    seconds 0.250000
    seconds 3.000000
    seconds 1000000000.000000
    toy: --seconds is '1000000000.1', expected seconds from 0 to 1000000000, such as 0.5
    toy: --seconds is '-1', expected seconds from 0 to 1000000000, such as 0.5
    toy: --seconds is '1e3', expected seconds from 0 to 1000000000, such as 0.5
    toy: --seconds is '.', expected seconds from 0 to 1000000000, such as 0.5
    toy: --seconds is 'nan', expected seconds from 0 to 1000000000, such as 0.5
    seconds 1.500000

# 303 The shared start of a program: help and version anywhere before --, one tame line for what is thrown; expected from the head of its room, and the version from its only place.
    UNIX> toy() { shell_toy "$@" 2>&1; echo "$?"; }
    > toy toy --nonsense -h
    > toy toy x --help --version
    > toy toy --version --help | sed "s/$(sed -n 's/.*string_view version = "\(.*\)";/\1/p' "$(dirname "$(command -v gradescript)")/../dond/shell/arguments.h")/VERSION/"
    > toy toy -- --version
    > toy throw memory
    > toy throw length
    > toy throw other
    > shell_toy toy --help > /dev/full 2> error; echo "$? $(cat error)"
    usage: toy WORD...
      --flag --number N --kind one|two|three: sorts of it
    0
    usage: toy WORD...
      --flag --number N --kind one|two|three: sorts of it
    0
    toy VERSION
    0
    operand '--version'
    0
    toy: out of memory
    2
    toy: out of memory
    2
    toy: two?lines ?[2J
    2
    2 toy: cannot write standard output: no space left on device

# 304 Words as messages and JSON have them; expected from the head of its room: valid UTF-8 stays; controls (C0, DEL, C1), line ends (U+2028), overlong forms, surrogates, what is beyond U+10FFFF and letters cut in half are '?', in JSON U+FFFD.
    UNIX> printf 'plain "x\\"\n\303\204pfel\na\033[2J\177\302\233c\nx\342\200\250y\n\300\257\n\355\240\200\n\364\220\200\200\n\303\n' > words
    > printf '%038d\303\204\303\204\303\204\n%039d\303\204\303\204\n%040d\n%041d\n' 0 0 0 0 >> words
    > shell_toy quote < words | cut -d '|' -f 1,2
    > echo 'and JSON:'
    > shell_toy quote < words | sed -n 1,6p | sed 's/.* | //' | cat -v
    plain "x\" | 'plain "x\"' \
    Äpfel | 'Äpfel' \
    a?[2J??c | 'a?[2J??c' \
    x?y | 'x?y' \
    ?? | '??' \
    ??? | '???' \
    ???? | '????' \
    ? | '?' \
    00000000000000000000000000000000000000ÄÄÄ | '00000000000000000000000000000000000000Ä...' \
    000000000000000000000000000000000000000ÄÄ | '000000000000000000000000000000000000000...' \
    0000000000000000000000000000000000000000 | '0000000000000000000000000000000000000000' \
    00000000000000000000000000000000000000000 | '0000000000000000000000000000000000000000...' \
    and JSON:
    "plain \"x\\\""
    "M-CM-^Dpfel"
    "a\u001b[2J^?M-BM-^[c"
    "xM-bM-^@M-(y"
    "M-oM-?M-=M-oM-?M-="
    "M-oM-?M-=M-oM-?M-=M-oM-?M-="

# 305 Lines with their numbers and located errors; what cannot be read; expected from the head of its room.
    UNIX> printf 'a\r\n \t\nb\rc\n\nlast' > text; shell_toy lines text 2>&1
    > printf '' > empty; shell_toy lines empty 2>&1
    > printf 'x\n..!\n' | shell_toy lines - 2>&1
    > for file in nowhere . ''; do shell_toy lines "$file" 2>&1; done
    > shell_toy lines - <&- 2>&1; shell_toy lines - < . 2>&1
    > shell_toy lines text <&- 2>&1 | head -n 1 # which has the number of standard input then
    > true
    1 'a'
    2 blank ' ?'
    3 'b?c'
    4 blank ''
    5 'last'
    toy: text:5: end of file found, expected '!'
    toy: empty:1: end of file found, expected '!'
    1 'x'
    2 '..!'
    toy: <stdin>:2:3: '!' found, expected none
    toy: nowhere: no such file or directory
    toy: .: is a directory, expected a file; for all in it: for f in ./*; do toy "$f"; done
    toy: '': no such file or directory
    toy: <stdin>: bad file descriptor
    toy: <stdin>: is a directory
    1 'a'

# 306 A limit of bytes, from files and pipes, by one byte; expected from the head of its room. What never ends is refused.
    UNIX> head -c 100000 /dev/zero > file
    > for most in 100000 99999; do
    >     shell_toy size file $most 2>&1; cat < file | shell_toy size - $most 2>&1; shell_toy size - $most < file 2>&1
    > done
    > : > empty; shell_toy size empty 0; shell_toy size file 0 2>&1
    > shell_toy size /dev/zero 10000000 2>&1
    > shell_toy size /proc/self/status 10000000 | grep -cx '[1-9][0-9]*'
    100000
    100000
    100000
    toy: file: too large, expected at most 99999 bytes
    toy: <stdin>: too large, expected at most 99999 bytes
    toy: <stdin>: too large, expected at most 99999 bytes
    0
    toy: file: too large, expected at most 0 bytes
    toy: /dev/zero: too large, expected at most 10000000 bytes
    1

# 307 A dialogue reads no byte beyond its line: cat gets the rest. Long lines are kept up to 65536 bytes. Expected from the head of its room.
    UNIX> printf 'one\r\ntwo\nthree' | { shell_toy first; shell_toy first; cat; echo; shell_toy first; }
    > printf '%070000d\nrest\n' 0 | { shell_toy first; cat; }
    line of 3 bytes
    line of 3 bytes
    three
    no line
    line of 65536 bytes
    rest

# 308 The memory that the process may have follows the limits that ulimit sets; without any it is not more than the machine's, as /proc/meminfo says.
    UNIX> if grep -q __asan_init "$(command -v dond)"; then echo skipped: sanitizers need address space; exit 77; fi
    > (ulimit -v 100000; shell_toy memory; ulimit -d 50000; shell_toy memory)
    > [[ -e /proc/meminfo ]] || { echo 'skipped: there is no /proc/meminfo'; exit 77; }
    > machine=$(($(sed -n 's/^MemTotal: *\([0-9]*\) kB/\1/p' /proc/meminfo) * 1024))
    > (($(shell_toy memory) <= machine)) && echo at most the machine
    102400000
    51200000
    at most the machine

# 310 Progress: on a terminal only, after a second, at most twice a second, gone before the answer; expected from the head of its room.
    UNIX> need script || exit 77
    > clock 10000 shell_toy progress 2>&1
    > script -qec 'shell_toy progress' log.txt | tr '\r' '\n' | sed 's/[0-9]* s/N s/' | cat -v
    > script -qec 'stty cols 10; clock 10000 shell_toy progress' log.txt | tr '\r' '\n' | cat -v | sort -u | grep toy
    answer

    toy: half way, N s^[[K
    toy: half way, N s^[[K
    ^[[Kanswer

    toy: half^[[K

# 311 ^C takes the line away and ends the program by the signal; with an Interruption it answers instead; what is ignored stays so. Expected from the head of its room.
    UNIX> need script || exit 77
    > for words in 'INT work' 'TERM work' 'INT stop'; do
    >     interrupt ${words% *} half "shell_toy ${words#* }"; code=$?
    >     echo "$words:"; tr '\r' '\n' < shown | grep . | tail -n 2 | sed 's/, [0-9]* s/, N s/' | cat -v; echo "code $code"
    > done
    > interrupt TERM working 'clock 0 shell_toy stop'; code=$?; tr -d '\r' < shown; echo "code $code"
    > trap '' INT; clock 10 shell_toy progress & while kill -INT $! 2> gone; do sleep 0.01; done; wait $!; echo "code $?"
    INT work:
    toy: half way, N s^[[K
    ^[[K
    code 130
    TERM work:
    toy: half way, N s^[[K
    ^[[K
    code 143
    INT stop:
    toy: half way, N s^[[K
    ^[[Kbest so far
    code 1
    working
    best so far
    code 1
    answer
    code 0

# 312 Colour is for terminals, and never with NO_COLOR set; set to nothing it does not count (no-color.org).
    UNIX> need script || exit 77
    > unset NO_COLOR; shell_toy colour
    > script -qec 'shell_toy colour; NO_COLOR= shell_toy colour; NO_COLOR=1 shell_toy colour' log.txt | tr -d '\r'
    plain
    coloured
    coloured
    plain

# 313 Who has to type the input is told so, and how to end it; pipes and files are not worth a note. Expected from the head of its room.
    UNIX> need script || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf 'a b\n\004'; until_there read; } |
    >     { script -qec 'stty -echo; touch ready; shell_toy size - 100; touch read' log.txt; touch ended; } | tr -d '\r'
    > echo ab | shell_toy size - 100
    reading bytes from the terminal; end it with ^D, or see toy --help
    4
    3

# 314 A seed that is given is not said; another one is said and used, short enough to be typed, and not always the same.
    UNIX> shell_toy seed 18446744073709551615
    > for _ in 1 2 3 4; do
    >     used=$(shell_toy seed 2> said)
    >     [[ $used =~ ^[0-9]{1,10}$ && $(< said) = "seed: $used" ]] && echo "$used"
    > done | sort -u | wc -l
    18446744073709551615
    4

# 315 write_file: a new file has the mode that umask leaves, an old one keeps its own; links to files stay; what is no file is written to; nothing is left beside it. Expected from the head of its room.
    UNIX> umask 027; save() { echo "$2" | shell_toy save "$1" 2>&1; }
    > save new 1; echo old > kept; chmod 640 kept; chmod o+r kept; save kept 2
    > mkdir folder; touch folder/target; ln -s folder/target link; ln -s link chain; save chain 3; cat link; save link 4; ln -s ../kept folder/back; save folder/back 5
    > save /dev/null 6; save /dev/stdout 7; save /dev/stdout 8 > regular; echo after >> regular; cat regular
    > mkfifo pipe; cat pipe & save pipe 9; wait
    > for file in folder/target kept new regular; do echo "$(stat -c '%n %a' $file) $(cat $file)"; done; find . -path ./data -prune -o -type l -print | sort; find . -name '*.??????'
    3
    7
    8
    after
    9
    folder/target 640 4
    kept 644 5
    new 640 1
    regular 640 8
    after
    ./chain
    ./folder/back
    ./link

# 316 write_file leaves the old file and nothing else behind when it fails: no such folder, a folder, no leave, a file too large for ulimit -f, a signal meanwhile. Expected from the head of its room.
    UNIX> save() { shell_toy save "$1" 2>&1 && echo saved; }
    > echo old > old; echo new | save nowhere/x; echo new | save .; echo new | save ''
    > ln -s b a; ln -s a b; echo new | save a
    > (ulimit -f 1; head -c 100000 /dev/zero | save old); cat old
    > echo new | save /dev/full
    > mkdir sealed; echo old > sealed/file; chmod 500 sealed; chmod 444 old
    > if setpriv --reuid=nobody --clear-groups true 2>/dev/null; then
    >     # The superuser may write anything: the cases of another user are asked of nobody.
    >     chmod 755 . sealed; chown nobody . sealed; chmod 500 sealed
    >     run() { setpriv --reuid=nobody --clear-groups "$(command -v shell_toy)" save "$1" 2>&1 && echo saved; }
    > else
    >     run() { save "$1"; }
    > fi
    > echo new | run old; echo new | run sealed/file; cat old sealed/file
    > ls -A . sealed
    toy: cannot write nowhere/x: no such file or directory
    toy: cannot write .: is a directory
    toy: cannot write '': no such file or directory
    toy: cannot write a: too many levels of symbolic links
    toy: cannot write old: file too large
    old
    toy: cannot write /dev/full: no space left on device
    toy: cannot write old: permission denied
    toy: cannot write sealed/file: permission denied
    old
    old
    .:
    a
    b
    data
    old
    sealed

    sealed:
    file

# 317 The second ^C ends a program that is slow to stop, but not one at once after the first, which is what timeout sends: with a clock that stands still, never. Expected from the head of its room.
    UNIX> slow() { # RATE: starts the toy, and waits until it works
    >     rm -f said; env --default-signal=INT clock $1 shell_toy slow > said & program=$!
    >     while [[ -e /proc/$program && ! -s said ]]; do sleep 0.01; done
    > }
    > slow 1; while kill -INT $program 2> gone; do sleep 0.1; done; wait $program; echo "exit $?"
    > slow 0; for n in 1 2 3 4 5; do
    >     kill -INT $program; while grep -qs '^ShdPnd:.*[1-9a-f]' /proc/$program/status; do sleep 0.01; done
    > done; kill -KILL $program; wait $program 2> gone; echo "exit $?"
    \exit 130
    \exit 137

# 318 How far and how long still: 10 s for a quarter leave 30 s, 100 s for a hundredth 9900 s, which are 165 minutes; nothing is foretold while nothing is done; of nothing, and of more than all, it is 100 %. Reckoned by hand from terminal.h.
    UNIX> while read -ra words; do shell_toy left "${words[@]}"; done <<'END'
    > 10 25 100
    > 100 1 100
    > 10 0 100
    > 10 0 0
    > 10 200 100
    > END
    25 %|30 s left
    1 %|165 min left
    0 %|
    100 %|
    100 %|0 s left

# 319 write_file on /dev/stderr: the text goes where standard error goes; expected from the head of its room
    UNIX> echo 1 | shell_toy save /dev/stderr 2> regular; echo after >> regular; cat regular
    1
    after

# 331 write_file on a link: the file that it names is written, also one that is not there yet, and the link stays
    UNIX> ln -s new link; echo 1 | shell_toy save link; cat new; echo 2 | shell_toy save link; cat new; [[ -L link ]] && ls
    1
    2
    data
    link
    new

# 328 write_file on a file of another user that this one may write: it is written and becomes this user's, as the head of files.h has it
    UNIX> setpriv --reuid=nobody --clear-groups true 2> log || { echo 'skipped: only the superuser makes files for others'; exit 77; }
    > mkdir open; echo old > open/file; chmod 666 open/file; chown nobody . open
    > echo new | setpriv --reuid=nobody --clear-groups "$(command -v shell_toy)" save open/file
    > cat open/file; stat -c '%U %a' open/file; ls open
    new
    nobody 666
    file

# 320 Without /proc a limit of ulimit holds, and the peak is that of getrusage: plausible, or the driver says so.
    UNIX> if grep -q __asan_init "$(command -v dond)"; then echo skipped: sanitizers need address space; exit 77; fi
    > unshare -rm mount -t tmpfs none /proc 2> why || { echo "skipped: namespaces are refused here"; exit 77; }
    > unshare -rm bash -c 'mount -t tmpfs none /proc; ulimit -v 1000000; shell_toy memory; ls /proc'
    1024000000

# 323 the words of a dialogue's line: small letters, without commas and parentheses; and the prompt. Expected from the head of its room
    UNIX> printf '(3, 4)\nUndo  now,please\n\nB2' | shell_toy words | sed 's/^/|/; s/$/|/'
    |> '3' '4' |
    |> 'undo' 'now' 'please' |
    |> |
    |> 'b2' |
    |> |\c

# 324 side_by_side calls each number once, on threads or not, and throws what one of them threw when all have returned; sums of squares by their formula
    UNIX> for n in 1 2 7 100; do shell_toy side $n; done; shell_toy side 7 0; shell_toy side 7 6; (grep -q __asan_init "$(command -v shell_toy)" || ulimit -v 300000; shell_toy side 1000)
    1 calls, sum 0
    2 calls, sum 1
    7 calls, sum 91
    100 calls, sum 328350
    work 0 failed 7 calls, sum 91
    work 6 failed 7 calls, sum 55
    1000 calls, sum 332833500

# 325 `timeout` sends its signal to the program and to the program's group, one after the other: together they are one signal.
    UNIX> set -m; twice() { # SIGNAL: sends it to the program and to its group as soon as it works
    >     rm -f said; clock 0 shell_toy stop > said & while [[ -e /proc/$! && ! -s said ]]; do sleep 0.01; done
    >     kill -"$1" $!; kill -"$1" -- -$!; wait $!; cat said
    > }
    > for try in 1 2 3 4 5; do twice INT; twice TERM; done > all 2> jobs; sort all | uniq -c | tr -s ' '
     10 best so far
     10 working

# 326 Typographic blanks, dashes, quotes and marks as plain() makes them, and the numbers of a size; expected from the head of its room. Text that is not UTF-8 stays.
    UNIX> printf '%b\n' '5x7' '5X7' '5\0303\02277' '5*7' '5 x 7' '5, 7' '5 7 3' '12' 5x '' x '5 a' -5 '5\0302\0240x\0342\0200\02577' \
    >     '\0357\0273\0277\0342\0200\0234a\0342\0200\0235 \0342\0200\0224 \0302\0253b\0302\0273 don\0342\0200\0231t\0343\0200\0200c' \
    >     '\0351 \0342\0200\0224' 'no \0303\0251 \0342\0202\0254' | shell_toy plain
    '5x7' 5 7
    '5X7' 5 7
    '5×7' 5 7
    '5*7' 5 7
    '5 x 7' 5 7
    '5, 7' 5 7
    '5 7 3' 5 7 3
    '12' 12
    '5x'
    ''
    'x'
    '5 a'
    '-5'
    '5 x 7' 5 7
    '"a" - "b" don't c'
    '? —'
    'no é €'

# 327 The nearest name of a value and of an option in the help text; values in any case; a beginning that one option alone has is the option; dashes of web pages begin options and numbers. Expected from the head of its room.
    UNIX> for words in '--kind THREE' '--kind trhee' '--kind twoo' '--kind xyz' --falg --numbers --kin --sorts --n --analyse --format \
    >     '—flag' '––flag' '−5' '—number=3'; do
    >     # shellcheck disable=SC2086 # words
    >     shell_toy toy $words 2>&1
    > done; true
    kind 3
    toy: --kind is 'trhee', did you mean three?
    toy: --kind is 'twoo', did you mean two?
    toy: --kind is 'xyz', expected one, two or three
    toy: unknown option '--falg', did you mean --flag?
    toy: unknown option '--numbers', did you mean --number?
    toy: --kind needs a value: one, two or three
    toy: unknown option '--sorts', see --help at --kind
    toy: --number needs a value
    toy: unknown option '--analyse', but this program has nothing like it
    toy: unknown option '--format', but this program has nothing like it
    flag
    flag
    operand '-5'
    number 3

# 163 In a dialogue whose text came through a pipe, moves are read from the terminal; without one a line says what to do; n after quit stays, and y leaves. Expected from the head of its room.
    UNIX> need script setsid || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf 'one\nthree\nundo\nquit\nn\nquit\ny\n'; until_there ended; } |
    >     { script -qec 'stty -echo; touch ready; echo first | shell_toy dialogue -' log.txt; touch ended; } |
    >     tr -d '\r' | sed 's/\x1b\[H\x1b\[2J/\n/g'
    > echo first > text; printf 'one\nundo\nundo\nsave kept\nover\nn\n' | shell_toy dialogue text; cat kept
    > echo first | setsid -w shell_toy dialogue -

    [first]
    \> \
    [one]
    \> \
    [three]
    \> \
    [one]
    \> \
    [one]
    Type save FILE to continue later, or quit again to leave (y, n).
    \> \
    [one]
    \> \
    [one]
    Type save FILE to continue later, or quit again to leave (y, n).
    \> [first]
    \> \
    [one]
    \> \
    [first]
    \> \
    There is nothing to take back: the game began here, or was saved here.
    \> \
    Saved; to continue: toy --play ./kept
    \> \
    [over]
    Again (y, n, undo)? \
    first
    2> toy: <stdin>: the puzzle came from there, and there is no terminal to read moves from, expected a file
    exit 2

# 164 Which options go with what a program does is said in one place; what is not said there is refused, as arguments.h says. Not so -o
    UNIX> for words in '' --all '--draw --all' --count '--count --stats' '--stats --keep' '--keep --all -o -' '--keep --count' '--count --all' '--all --count' --stats --new '--new --keep' '--keep --keep'; do shell_toy tasks $words; done 2>&1
    task ''
    task ''
    task ''
    task '--count'
    task '--count'
    task '--keep'
    task '--keep'
    toy: --keep and --count found, expected one of them
    toy: --count and --all found, expected one of them
    toy: --all and --count found, expected one of them
    toy: --stats found, expected --count or --keep with it
    toy: --new found, expected another task with it
    toy: --new and --keep found, expected one of them
    task '--keep'

# 172 A picture's ending that is no SVG is refused, not filled with text; a size with by; by hand
    UNIX> wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt -o found.png; ls; chomp 6 by 3; tictactoe --analyze 3 by 3; spellgen --seed 1 2 by 2 2 > two; cat two | wc -l
    data
    WIN: 6,3^2  eat row 4, column 2
    DRAW 0 0
    2
    2> wordsearch: -o found.png found, expected another ending: pictures here are SVG

# 173 What comes through a socket, as from ssh, is standard input as from a pipe; the answers are the lab's and the rules'
    UNIX> need python3 || exit 77
    > through() { python3 -c 'import socket, subprocess, sys; a, b = socket.socketpair(); b.send(sys.argv[1].encode()); b.shutdown(1); subprocess.run(sys.argv[2:], stdin=a)' "$@"; }
    > through $'74332\n' chomp; through $'XO.\n.X.\n..O\n' tictactoe --analyze
    WIN: 64332
    X_WIN 1 0
