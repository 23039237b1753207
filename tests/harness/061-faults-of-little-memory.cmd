# In the place of chomp: one that crashes where memory is scarce, one that then says half, one that never does its work.
chomp() { printf '#!/usr/bin/env bash\n%s\n' "$1" > chomp && chmod +x chomp && PATH=$PWD:$PATH faults --memory chomp | sed "s/^  cd .* &&/  cd FOLDER \&\&/" | sed -n '1,2p;$p'; }
export TMPDIR=$PWD
chomp 'echo WIN'
chomp '[[ $(ulimit -v) != 40000 ]] || kill -SEGV $$; echo WIN'
chomp '[[ $(ulimit -v) != 48000 ]] && echo WIN'
chomp '[[ $(ulimit -v) == unlimited ]] || { echo "chomp: out of memory" >&2; exit 2; }; echo WIN'
