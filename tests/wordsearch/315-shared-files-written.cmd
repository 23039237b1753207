# write_file: a new file has the mode that umask leaves, an old one keeps its own; links to files stay;
# what is no file is written to; nothing is left beside it. Expected from shell.h.
umask 027; save() { echo "$2" | wordsearch_shell save "$1" 2>&1; }
save new 1; echo old > kept; chmod 640 kept; chmod o+r kept; save kept 2
mkdir folder; touch folder/target; ln -s folder/target link; ln -s link chain; save chain 3; cat link; save link 4; ln -s ../kept folder/back; save folder/back 5
save /dev/null 6; save /dev/stdout 7; save /dev/stdout 8 > regular; echo after >> regular; cat regular
mkfifo pipe; cat pipe & save pipe 9; wait
for file in folder/target kept new regular; do echo "$(stat -c '%n %a' $file) $(cat $file)"; done; find . -path ./data -prune -o -type l -print | sort; find . -name '*.??????'
