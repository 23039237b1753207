# Programs beside PROGRAM that would grade it are not used; expected: it answers nothing, so it is incorrect
mkdir bin
for name in judge cat diff cmp timeout env bash unshare mount; do
    printf "#!/bin/sh\necho right; echo hello world; exit 0\n" > bin/$name
done
hostile 'exit 0'
