# Three rows p >= q >= r: for a given r and large q, p - q is constant in the LOSSes, or there are none, but for few r, of
# which OEIS A147983 (after D. Zeilberger, Three-rowed Chomp) has 120, 400 and 402 as the first. The LOSS with these q and r,
# if there is one, is what a move in the bottom row of 1400, q, r leads to.
three() { printf '3%.0s' $(seq "$3"); printf '2%.0s' $(seq $(($2 - $3))); printf '1%.0s' $(seq $(($1 - $2))); }
for r in 5 119 120 121 399 400 401 402; do
    for q in {1000..1007}; do
        chomp --all "$(three 1400 "$q" "$r")" |
            awk -v q="$q" -v r="$r" '{ p_q = gsub(1, 1) } gsub(2, 2) == q - r && gsub(3, 3) == r { print p_q }'
    done > differences
    case $(wc -l < differences),$(sort -u differences | wc -l) in
        0,0) echo "$r: none" ;;
        8,1) echo "$r: p - q is constant" ;;
        8,*) echo "$r: p - q varies" ;;
        *) echo "$r: some" ;;
    esac
done
