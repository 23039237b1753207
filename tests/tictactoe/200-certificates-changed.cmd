# 9,734 certificates, half with a change each, half with an invented strategy: none that claims what is false is accepted,
# as the table of all positions has it, and a change that must not matter is not refused
mkdir proofs && certificate_changes 9734 1 proofs > claims
certificate_check proofs/* > verdicts
awk 'NR == FNR { claim[$1 ":"] = $2; next }
    { ++n; accepted = $2 != "wrong:"; ++count[claim[$1] accepted] }
    END {
        print n, "certificates, accepted of those that claim what is false:", count["false1"] + 0
        print "refused of those with a harmless change:", count["harmless0"] + 0
        if (count["false0"] > 5000 && count["harmless1"] > 500 && count["true1"] > 500 && count["true0"] > 500) print "there are many of each"
    }' claims verdicts
