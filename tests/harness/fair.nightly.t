# 279 Honest submissions in every style get the mark that the lab's text gives, within five points; harness/fair has them all, with marks written down first
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > fair 2> log | grep -v '^[0-9]* of [0-9]* have their mark$'
    > true
    limit 3600
