# A program that is a link out of DIR is not run; expected: here it would be ours
mkdir -p bin
ln -s ../build/bin/hello bin/hello
hostile ''
