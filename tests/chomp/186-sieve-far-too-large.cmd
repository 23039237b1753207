# A board that is too large is refused before any work, with the reason.
chomp --memory 8G $(printf '9%.0s' {1..150}) 2>&1 | sed "s/[0-9]*[KMG]/N/g"; echo ${PIPESTATUS[0]}
