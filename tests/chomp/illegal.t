# 983 Boards that are illegal in every notation are told on standard error; the exercise says which boards are legal
    UNIX> for board in '' 0 011 3a1 35 333334 301; do
    >     chomp "$board" 2>err && echo "'$board' is taken"
    >     [[ -s err ]] || echo "'$board': nothing on standard error"
    > done
    > chomp 2>err || [[ -s err ]] && echo told
    told
