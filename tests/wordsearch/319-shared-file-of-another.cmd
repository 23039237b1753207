# write_file on a file of another user that this one may write: it is written and becomes this user's, as shell.h
# has it. On /dev/stderr the text goes where standard error goes.
echo 1 | wordsearch_shell save /dev/stderr 2> regular; echo after >> regular; cat regular
[[ $(id -u) = 0 ]] || { echo 'skipped: only the superuser makes files for others'; exit 77; }
mkdir open; echo old > open/file; chmod 666 open/file; chown nobody . open
echo new | setpriv --reuid=nobody --clear-groups "$(command -v wordsearch_shell)" save open/file
cat open/file; stat -c '%U %a' open/file; ls open
