# A board that is too large is refused before any work, with the reason.
chomp --memory 1M 999999999999999999999999999999 2>&1 | sed "s/[0-9]*[KMG]/N/g"; echo ${PIPESTATUS[0]}
