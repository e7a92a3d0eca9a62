import Localization
import Settings
import Simulator

/// The manual: what help says in pieces, as one page, from the same tables.
enum ManualPage {
  static var text: String {
    var page = RoffPage(
      "halflight", section: 1, date: Version.date, source: "halflight " + Version.current)
    page.section("Name")
    page.body("halflight - which of a screen's views are light, which are dark, and why")
    describe(&page)
    listCommands(&page)
    listKeys(&page)
    listLines(&page)
    listSurroundings(&page)
    return page.text
  }

  private static func describe(_ page: inout RoffPage) {
    page.section("Synopsis")
    page.body("`halflight` [`explore`] [options]\n\n`halflight` COMMAND [options] [operands]")
    page.section("Description")
    page.body(
      """
      Shows a mock iOS screen hierarchy and recolours it by UIKit's rules: set `overrideUserInterfaceStyle` wherever UIKit \
      has it, turn the device light or dark, change the iOS release, and see which nodes turn, which do not, and by which \
      rule.

      Without a command the explorer starts. Every other command prints to standard output and says what is wrong on \
      standard error; a file named - is a stream.
      """)
  }

  private static func listCommands(_ page: inout RoffPage) {
    page.section("Commands")
    for command in Subcommand.all {
      page.subsection(HelpPage.usage(of: command))
      page.paragraph(HelpPage.sentence(command.summary))
      page.body(command.details)
      let own = command.options.filter { !OptionSpec.sceneOptions.contains($0) }
      for option in own { list(option, &page) }
      if own.count < command.options.count { page.paragraph("Further options: see below.") }
    }
    page.section("Options of commands with a scene")
    page.paragraph(
      "They apply in this order: the file, `--plist`, `--appearance`, `--contrast`, `--present`, `--set`.")
    for option in OptionSpec.sceneOptions { list(option, &page) }
  }

  private static func list(_ option: OptionSpec, _ page: inout RoffPage) {
    let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
    page.item(names, value: option.value, option.help + ".")
  }

  private static func listKeys(_ page: inout RoffPage) {
    page.section("Keys of the explorer")
    for group in CommandGroup.all {
      page.subsection(HelpPage.sentence(group.title.english, stop: ""))
      for command in group.commands where !command.keys.isEmpty {
        page.item(command.keyNames, HelpPage.sentence(command.title.english))
      }
    }
  }

  private static func listLines(_ page: inout RoffPage) {
    page.section("Edits and scripts")
    page.paragraph(
      "An edit is one line, the same for `trace`, in scripts, in the explorer and in its history:")
    page.example(EditParser.forms.map(\.usage))
    page.paragraph("Further lines of a script:")
    for form in Script.forms { page.item(form.usage, HelpPage.sentence(form.about)) }
    page.section("Commands of explore --plain")
    page.paragraph("Beside edits and lines of a script:")
    for command in PlainCommand.all {
      page.item(
        command.names[0], value: command.operand.isEmpty ? nil : command.operand,
        HelpPage.sentence(command.about))
    }
  }

  private static func listSurroundings(_ page: inout RoffPage) {
    page.section("Exit status")
    for status in ExitStatus.allCases {
      page.item(String(status.rawValue), HelpPage.sentence(status.meaning))
    }
    page.section("Environment")
    page.paragraph("Settings of the explorer; no other command reads them:")
    for key in SettingKey.allCases { page.item(key.variable, HelpPage.sentence(key.takes)) }
    page.item("NO_COLOR", "Output without colours, unless `--color always` is given.")
    page.item(
      "TERM, COLORTERM, LC_ALL, LC_CTYPE, LANG",
      "What the terminal offers; `halflight doctor` tells what follows.")
    for folder in UserFolder.allCases {
      page.item(folder.rawValue, "Instead of \(folder.place) in the home folder, if it is an absolute path.")
    }
    page.section("Files")
    for file in KnownFile.all { page.item(file.path, HelpPage.sentence(file.about)) }
  }
}
