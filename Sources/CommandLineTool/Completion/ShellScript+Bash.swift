extension ShellScript {
  // Bash splits words at = and :, and its own word is only what follows the last of them; the program is given whole
  // words, and of its answers what stands before bash's word is cut off.
  static let bash = ShellScript(
    shell: "bash",
    installation: "halflight completions bash > ~/.local/share/bash-completion/completions/halflight",
    text: #"""
      # bash completion for halflight

      _halflight() {
        local line=${COMP_LINE:0:COMP_POINT} rest word index words=()
        for ((index = 0; index <= COMP_CWORD; index++)); do
          word=${COMP_WORDS[index]}
          rest=${line#"${line%%[![:space:]]*}"}
          ((index == COMP_CWORD)) && word=$rest
          if [[ $rest == "$line" && ${#words[@]} -gt 0 ]]; then
            words[${#words[@]} - 1]+=$word
          else
            words+=("$word")
          fi
          line=${rest#"$word"}
        done

        # What stands before the part that bash replaces: all up to an open quote, or up to the last break.
        local typed=${words[${#words[@]} - 1]} shown= quote= character
        for ((index = 0; index < ${#typed}; index++)); do
          character=${typed:index:1}
          if [[ -n $quote ]]; then
            [[ $character == "$quote" ]] && quote=
          elif [[ $character == [\"\'] ]]; then
            quote=$character shown=${typed:0:index}
          elif [[ $character == [=:] && $COMP_WORDBREAKS == *"$character"* ]]; then
            shown=${typed:0:index+1}
          fi
        done
        words=("${words[@]//[\"\'\\]/}")

        local candidate files=
        COMPREPLY=()
        while IFS= read -r candidate; do
          case $candidate in
            :files) files=-f ;;
            :folders) files=-d ;;
            *)
              candidate=${candidate%%$'\t'*}
              candidate=${candidate#"$shown"}
              [[ -n $quote || -n $files ]] || printf -v candidate %q "$candidate"
              COMPREPLY+=("$candidate")
              ;;
          esac
        done < <("${1/#\~/$HOME}" complete -- "${words[@]:1}" 2>/dev/null)

        if [[ -n $files ]]; then
          if ((${#COMPREPLY[@]})); then
            compopt -o filenames
            while IFS= read -r candidate; do
              COMPREPLY+=("$candidate")
            done < <(compgen "$files" -- "${words[${#words[@]} - 1]#"$shown"}")
          elif [[ $files == -d ]]; then
            compopt -o dirnames
          else
            compopt -o default
          fi
        fi
      }

      complete -F _halflight halflight

      """#)
}
