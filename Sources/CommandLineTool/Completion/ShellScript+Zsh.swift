extension ShellScript {
  static let zsh = ShellScript(
    shell: "zsh",
    installation: "halflight completions zsh > ~/.zfunc/_halflight   # with fpath+=~/.zfunc before compinit",
    text: #"""
      #compdef halflight
      # zsh completion for halflight

      _halflight() {
        local program=${(Q)words[1]} line
        local -a candidates lines
        lines=("${(@f)$(command ${~program} complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
        local files=
        for line in $lines; do
          case $line in
            :files) files=files ;;
            :folders) files=folders ;;
            *$'\t'*) candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
            *) candidates+=("${line//:/\\:}") ;;
          esac
        done
        local found=1
        (( $#candidates )) && _describe -V halflight candidates && found=0
        if [[ -n $files ]]; then
          [[ $PREFIX == --*=* ]] && compset -P '*='
          if [[ $files == folders ]]; then _files -/ && found=0; else _files && found=0; fi
        fi
        return found
      }

      # Both as a file of $fpath and by `source <(halflight completions zsh)`.
      if [[ $funcstack[1] == _halflight ]]; then
        _halflight "$@"
      else
        compdef _halflight halflight
      fi

      """#)
}
