fake_suite 'echo hello world' > all; rm -r build; tests/gradeall 2>&1 | sed 's|/[^ ]*/||'; echo ${PIPESTATUS[0]}; tests/gradescript hello 1 2>&1 | sed 's|/[^ ]*/||'; echo ${PIPESTATUS[0]}
