fake_suite 'echo hello world'; cp -r bin a:b; tests/gradeall --bin a:b; echo $?; tests/gradescript --bin a:b hello 1 2>&1 | sed 's|/[^ ]*/||'; echo ${PIPESTATUS[0]}
