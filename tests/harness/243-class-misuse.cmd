# Bad LAB files and folders get one clear line and exit code 2, and nothing is written; expected: the conventions of the suite
class_suite
: > err
lab() { printf '%b' "$1" > lab; tests/gradeclass lab class out 2>&1 | sed 's|/[^ :]*/||'; echo "exit code ${PIPESTATUS[0]}"; }
lab ''
lab '# nothing\n'
lab 'cases dond\n'
lab 'question dond\n'
lab 'question dond 0\n'
lab 'question dond 30\nquestions\n'
lab 'question dond 30\nextra nosuch\n'
lab 'question dond 30\nneeds ../dond.cpp\n'
lab 'question dond 30\nbuild dond\n'
lab 'question dond 30\nbuild dond make\n'
lab 'question dond 30\ncases dond\n'
lab 'question dond 30\nbuild dond make\ncases nosuch\n'
lab 'question dond 30\nbuild dond make\ncases dond 1-x\n'
lab 'question dond 30\nbuild dond make\ncases dond 7-9\n'
for words in 'two' 'two class' 'three class out' 'two nosuch out' 'two class err' 'two class class/out' 'two tests/labs out' 'two class out nobody' 'two class out ../class' '--fast two class out'; do
    tests/gradeclass $words 2>&1 | sed 's|/[^ :]*/||'
    echo "exit code ${PIPESTATUS[0]}"
done
[[ -e out ]] || echo "nothing is written"
echo 'our own labs can be read:'
mkdir empty
for lab in "$(dirname "$(command -v gradeclass)")"/labs/*; do gradeclass "${lab##*/}" empty out 2>&1 | sed "s|/.*/|${lab##*/}: |"; done
true
