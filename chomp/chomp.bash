# Bash completion for chomp: options, values that have names, and else files.
_chomp() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # To bash, --option= is two words and --option=value three.
    [[ $cur != = ]] || cur=''
    [[ $option != = ]] || option=${COMP_WORDS[COMP_CWORD - 2]}
    case $option:$cur in
        --method:*) words='map sieve' ;;
        --first:*) words='human computer' ;;
        --level:*) words='easy medium hard' ;;
        *:-*) words='--all --draw --svg --json --method --memory --stats --census --losing --play --two --level --seed --first --plain -o --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _chomp chomp Chomp
