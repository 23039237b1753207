# Where namespaces are refused, one line says so, strangers need --unsafe, and our own build is graded as ever; DESIGN
mkdir refuse
printf '#!/bin/sh\necho "unshare: unshare failed: Operation not permitted" >&2\nexit 1\n' > refuse/unshare
chmod +x refuse/unshare
fake_suite 'echo hello world' > log
cp "$(command -v box)" tests
export PATH=$PWD/refuse:$PATH
for options in '--bin bin' '--bin bin --unsafe' ''; do
    tests/gradescript $options hello 101
    echo "exit code $?"
    tests/gradeall $options 2>&1 | sed 's|/[^ ]*/||'
    echo "exit code ${PIPESTATUS[0]}"
done 2>&1
tests/box --check
echo "exit code $?"
