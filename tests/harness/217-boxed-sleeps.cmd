# A program that waits for ever ends with the wall-clock backstop, of 10 s here; expected: a time-out
hostile 'sleep 70217'
