# The number of processes is limited, and all of them end; expected: a verdict
hostile 'bomb() { bomb | bomb & }; bomb 2>/dev/null; sleep 0.5; sleep 70212 & exit 0'
