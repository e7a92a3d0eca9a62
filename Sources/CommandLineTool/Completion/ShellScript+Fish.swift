extension ShellScript {
  static let fish = ShellScript(
    shell: "fish",
    installation: "halflight completions fish > ~/.config/fish/completions/halflight.fish",
    text: #"""
      # fish completion for halflight

      function __halflight_complete
          set -l words (commandline -opc)
          type -q $words[1]; or return
          set -l typed (commandline -ct | string replace -ra '[\'"\\\\]' '')
          set -l before (string match -r -- '^--[^=]*=' $typed)
          for line in (command $words[1] complete -- $words[2..-1] "$typed" 2>/dev/null)
              switch $line
                  case ':files'
                      for path in (__fish_complete_path (string sub -s (math (string length -- "$before") + 1) -- "$typed"))
                          echo -- "$before$path"
                      end
                  case ':folders'
                      __fish_complete_directories "$typed" ''
                  case '*'
                      echo -- $line
              end
          end
      end

      complete -c halflight -f -k -a '(__halflight_complete)'

      """#)
}
