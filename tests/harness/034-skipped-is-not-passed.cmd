# a skipped case counts neither as passed nor as failed; the head of gradeall
fake_suite 'echo hello world' > all; echo "echo 'skipped: there is no magic'; exit 77" > tests/hello/002-magic.cmd; touch tests/hello/002-magic.out; tests/gradeall --bin bin --unsafe
