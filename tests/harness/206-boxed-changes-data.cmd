# data/ is read-only, and no way to the tests; expected: all files are as before
hostile 'echo wrong > data/question; rm -rf data/question; echo right > data/../../tests/hello/001-world.out; echo right > data/../tests/hello/001-world.out; rm -rf "$top"/*'
