# long reports are cut; the head of gradescript
fake_suite 'seq 1000'; fake_suite 'printf "%09999d\n" 0' | cut -c 1-50 | tail -n 3; fake_suite 'seq 200000' | sed 's/differ: .*/differ/'; fake_suite 'seq 1000 >&2; kill -KILL $$' | sed 's/has .* in/has some bytes in/' | tail -n 3
