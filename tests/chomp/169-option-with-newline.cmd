chomp $'--a\nb' 33
