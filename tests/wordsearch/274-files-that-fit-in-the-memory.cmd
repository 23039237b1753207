# Files of as many bytes as a 32nd of the memory, and of one more; by arithmetic.
if grep -q __asan_init "$(command -v wordsearch)"; then echo skipped: sanitizers need address space; exit 77; fi
# A 32nd of 32 MB is 1048576 bytes.
printf '%01048575d\n' 0 > most; cat most - <<< '' > more; echo ab > words; ulimit -v 32768
{ cat most | wordsearch --count - words; wordsearch --count more words; cat more | wordsearch --count - words; } 2>&1
