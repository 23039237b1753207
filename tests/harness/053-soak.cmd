# soak finds what it should in a program made for it, and shows it again; the head of soak
export TMPDIR=$PWD
mkdir -p t/build/bin t/build/tests t/tests/p
cp "$(command -v soak)" t/tests
printf '#!/bin/sh\nexit 0\n' > t/build/tests/x_agree
chmod +x t/build/tests/x_agree
echo 'printf abcdef | p --letters' > t/tests/p/001-letters.cmd

says() { sed -n "s/^\(p\|x_agree\): .*/\1/p; s/^FOUND (round [0-9]*): /found /p; /findings/p" | sort -u; }
p() { { echo '#!/bin/sh' && cat; } > t/build/bin/p && chmod +x t/build/bin/p; }

echo a good program
echo 'cat; [ "$*" = --letters ] || { echo "p: no" >&2; exit 1; }' | p
t/tests/soak --seed 1 1 | says
echo one that says too much
echo '[ "$(cat)" = abcdef ] || { echo one >&2; echo two >&2; exit 2; }' | p
t/tests/soak --seed 1 1 | says | grep found
echo one that crashes, and a method that is wrong
printf '#!/bin/sh\nexit 1\n' > t/build/tests/x_agree
echo '[ "$(cat)" = abcdef ] || kill -SEGV $$' | p
t/tests/soak --seed 1 1 2>err.txt | says | grep found
echo the finding is shown again
(eval "$(t/tests/soak --seed 1 1 2>>err.txt | sed -n '/FOUND.*139/ { n; p; q }')") 2>>err.txt
echo $?
echo misuse
for words in 'x' '--seed' '--seed x' '1 2'; do
    t/tests/soak $words
done
