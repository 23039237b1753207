# 044 times are read and written with a point in every locale; bash's manual
    UNIX> localedef --no-archive -i de_DE -f ISO-8859-1 ./de_DE > log 2>&1 || { echo 'skipped: there is no locale with a decimal comma'; exit 77; }
    > comma() { env LOCPATH="$PWD" LC_ALL=de_DE "$@"; }; comma printf '%.1f\n' 1; LIMIT=0.2 comma fake_suite 'while :; do :; done' | grep reason; comma fake_suite 'echo hello world'
    1,0
    reason: no answer within 0.2 s of processor time
    1 passed, 0 failed
