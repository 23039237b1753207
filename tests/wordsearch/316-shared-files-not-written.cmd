# write_file leaves the old file and nothing else behind when it fails: no such folder, a folder, no leave, a file too
# large for ulimit -f, a signal meanwhile. Expected from shell.h.
save() { wordsearch_shell save "$1" 2>&1 && echo saved; }
echo old > old; echo new | save nowhere/x; echo new | save .; echo new | save ''
ln -s b a; ln -s a b; echo new | save a
(ulimit -f 1; head -c 100000 /dev/zero | save old); cat old
echo new | save /dev/full
mkdir sealed; echo old > sealed/file; chmod 500 sealed; chmod 444 old
if [[ $(id -u) = 0 ]]; then
    # The superuser may write anything: the cases of another user are asked of nobody.
    chmod 755 . sealed; chown nobody . sealed; chmod 500 sealed
    run() { setpriv --reuid=nobody --clear-groups "$(command -v wordsearch_shell)" save "$1" 2>&1 && echo saved; }
else
    run() { save "$1"; }
fi
echo new | run old; echo new | run sealed/file; cat old sealed/file
ls -A . sealed
