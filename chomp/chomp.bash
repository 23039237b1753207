# Bash completion for chomp: options, values that have names.
_chomp() {
    local cur=${COMP_WORDS[COMP_CWORD]} words=''
    case ${COMP_WORDS[COMP_CWORD - 1]}:$cur in
        --method:*) words='map sieve' ;;
        *:-*) words='--all --draw --method --memory --stats --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -F _chomp chomp Chomp
