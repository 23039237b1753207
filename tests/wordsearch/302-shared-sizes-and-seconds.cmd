# Sizes (K is 1024, up to 2^63-1) and decimal seconds (up to 10^9) of the shared command line; expected by arithmetic.
while read -r words; do
    # shellcheck disable=SC2086 # words
    wordsearch_shell toy $words 2>&1 || true
done << 'END'
--memory 1 --memory 3K --memory 512M --memory=2G --memory 8589934591G
--memory 0
--memory 8589934592G
--memory 5T
--memory M
--memory 1.5G
--seconds 0 --seconds 0.5 --seconds=.25 --seconds 3. --seconds 1000000000
--seconds 1000000000.1
--seconds -1
--seconds 1e3
--seconds .
--seconds nan
--seconds 1,5
END
