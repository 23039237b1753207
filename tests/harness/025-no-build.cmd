# without a build there is nothing to run: exit code 2; the head of gradescript
fake_suite 'echo hello world' > all; rm -r build; tests/gradeall 2>&1 | sed 's|/[^ ]*/||'; echo ${PIPESTATUS[0]}; tests/gradescript hello 101 2>&1 | sed 's|/[^ ]*/||'; echo ${PIPESTATUS[0]}
