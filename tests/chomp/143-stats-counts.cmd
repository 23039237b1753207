for m in map sieve; do chomp --stats --method $m 9999999999 2>&1 >/dev/null | grep -e states -e losses; done
