if grep -q __asan_init "$(command -v wordsearch)"; then echo skipped: sanitizers need address space; exit 77; fi
# A 32nd of 64 MB is 2097152 bytes.
printf '%02097151d\n' 0 > most; cat most - <<< '' > more; echo ab > words; ulimit -v 65536
for file in most more; do wordsearch --count $file words; cat $file | wordsearch --count - words; done 2>&1
