# Bash completion for chomp: options, values that have names.
_chomp() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # To bash, --option= is two words and --option=value three.
    [[ $cur != = ]] || cur=''
    [[ $option != = ]] || option=${COMP_WORDS[COMP_CWORD - 2]}
    case $option:$cur in
        --method:*) words='map sieve' ;;
        --first:*) words='human computer' ;;
        *:-*) words='--all --draw --svg --json --method --memory --stats --play --first --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -F _chomp chomp Chomp
