# Variables of the one who grades are not in the report; expected: the box has its own
hostile '{ env; cat /proc/[0-9]*/environ; } 2>/dev/null > said'
