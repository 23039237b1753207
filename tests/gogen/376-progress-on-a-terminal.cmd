command -v script > which || { echo 'skipped: there is no script'; exit 77; }
# Stopped for a second in mid-work, whatever the machine's speed.
cat > slowly <<'END'
"$@" & until read -ra stat < /proc/$!/stat && ((stat[13] > 4)); do sleep 0.01; done; kill -STOP $!; sleep 1; kill -CONT $!; wait $!; echo $?
END
script -qec 'bash slowly gogen --generate --givens 23 --difficulty hard' log | tr '\r' '\n' | sed 's/, [0-9]* s/, N s/' | uniq | cat -v
