# No expectation lies in what the box shows; expected: it is on no path
hostile 'for file in "$top/tests/hello/001-world.out" $(find / -name 001-world.out 2>/dev/null); do tail -n 1 "$file" | tee said && exit; done'
