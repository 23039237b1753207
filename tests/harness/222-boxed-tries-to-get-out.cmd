# No privileges can be had in the box; expected: neither a new namespace, nor a root, nor the root of process 1 opens
hostile 'unshare -r cat "$top/secret"; chroot /proc/1/root cat "$top/secret"; cat "/proc/1/root$top/secret" "/proc/1/cwd/secret"; mknod disk b 8 0; mount -t tmpfs x /tmp; mount -o remount,rw /usr; touch /usr/hostile && echo hello world | tee said'
