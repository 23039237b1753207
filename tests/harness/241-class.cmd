# A class of fourteen submissions gets its marks; expected: reckoned by hand from what each submission does
[[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
class_suite
export TMPDIR=$PWD/tmp
mkdir tmp
tests/gradeclass two class out > table 2> err
echo "exit code $?"
cat out/marks.csv
echo "cases: $(sort -t , -k 1 out/cases.csv | tr '\n' ' ')"
tail -n 1 table
cat err
find tmp out -name '.grading*' -o -path 'tmp/*'
echo "shown: $(grep -c "^+++ actual" out/lee/feedback.txt), $(grep -c "^chomp.006-one-column: timed out$" "out/ben bolt/feedback.txt"), $(grep -c "^command: chomp 5$" "out/ben bolt/report.txt")"
echo "secrets: $(cat out/*/report.txt | grep -cE "TOPSECRET|root:|001-lab.*\.out")"
