# Files of the one who grades and of other students cannot be read; expected: they are not in the box
hostile '{ cat "$top/secret" ../../secret; ls -a /etc/passwd /home /root && echo TOPSECRET; } > said'
