# --lab runs the cases up to 100 only; the head of gradeall
fake_suite 'echo hello world' > all; for file in tests/hello/101-world.*; do cp "$file" "${file/101/001}"; done; echo other > tests/hello/101-world.out; tests/gradeall --bin bin --unsafe --lab; tests/gradeall --bin bin --unsafe | tail -n 1
