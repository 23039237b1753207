# A right answer does not count when a signal ends the program, even in a pipe; expected: the rule for all cases
hostile 'echo hello world | tee said; kill -SEGV $$'
