# Bash completion for alice: options, values that have names, and else files.
_alice() {
    local cur=${COMP_WORDS[COMP_CWORD]} words=''
    case ${COMP_WORDS[COMP_CWORD - 1]}:$cur in
        --start-colour:*) words='count ignore' ;;
        *:-*) words='--count --all --limit --check --why --draw --svg --play --generate --seed --length --seconds
            --rounds --start-colour --threads --stats --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _alice alice
