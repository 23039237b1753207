# a folder with a colon cannot be in PATH, and it is said; the head of gradescript
fake_suite 'echo hello world'; cp -r bin a:b; tests/gradeall --bin a:b 2>&1 | sed 's|/[^ ]*/||'; echo ${PIPESTATUS[0]}; tests/gradescript --bin a:b hello 101 2>&1 | sed 's|/[^ ]*/||'; echo ${PIPESTATUS[0]}
