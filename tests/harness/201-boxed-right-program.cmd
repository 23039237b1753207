# A right program passes in the box, and may save a file; expected: what the suite asks for
hostile 'echo "hello $(cat "$1")" | tee said'
