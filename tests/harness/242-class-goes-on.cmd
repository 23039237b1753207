# What was interrupted goes on, and students are graded again by name or when their files change; expected: the rule
[[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
class_suite
rm -r class/[b-ik-z]* class/-hal
cp -r class/dan class/zoe 2>/dev/null || cp -r class/jo class/zoe
sed -i 's/cases dond.*/cases dond 1/; s/cases chomp.*/cases chomp 1/' tests/labs/two
env --default-signal tests/gradeclass two class out > log 2>&1 &
until [[ -e out/ada ]]; do sleep 0.1; done
kill -INT $!
wait $!
echo "interrupted: exit code $?, $(ls -A out | grep -c grading) left over"
stamp() { stat -c '%n %i' out/ada out/jo out/zoe; }
first=$(stat -c %i out/ada)
tests/gradeclass two class out
[[ $(stat -c %i out/ada) == "$first" ]] && echo 'ada is not graded again'
before=$(stamp)
tests/gradeclass two class out jo > log
diff <(echo "$before") <(stamp) | grep -c '^>'
echo '// changed' >> class/zoe/lab1/dond.cpp
before=$(stamp)
tests/gradeclass two class out > log
diff <(echo "$before") <(stamp) | sed -n 's/^> \(.*\) .*/\1/p'
true
