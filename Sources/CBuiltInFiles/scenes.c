#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// The scenes that ship, in the order in which lists show them. To add one: its file in scenes/, and an entry here.
static const struct built_in_file files[] = {
    {"settings-sheet", (const unsigned char[]){
#embed "scenes/settings-sheet.json" suffix(, 0)
    }},
    {"window-overrides-everything", (const unsigned char[]){
#embed "scenes/window-overrides-everything.json" suffix(, 0)
    }},
    {"root-override-and-presentation", (const unsigned char[]){
#embed "scenes/root-override-and-presentation.json" suffix(, 0)
    }},
    {"nested-overrides", (const unsigned char[]){
#embed "scenes/nested-overrides.json" suffix(, 0)
    }},
    {"view-above-child", (const unsigned char[]){
#embed "scenes/view-above-child.json" suffix(, 0)
    }},
    {"alert-in-second-window", (const unsigned char[]){
#embed "scenes/alert-in-second-window.json" suffix(, 0)
    }},
    {"popover-and-context", (const unsigned char[]){
#embed "scenes/popover-and-context.json" suffix(, 0)
    }},
    {"navigation-dark-child", (const unsigned char[]){
#embed "scenes/navigation-dark-child.json" suffix(, 0)
    }},
    {"two-scenes", (const unsigned char[]){
#embed "scenes/two-scenes.json" suffix(, 0)
    }},
    {"plist-pinned-light", (const unsigned char[]){
#embed "scenes/plist-pinned-light.json" suffix(, 0)
    }},
    {"elevated-in-dark", (const unsigned char[]){
#embed "scenes/elevated-in-dark.json" suffix(, 0)
    }},
    {"frozen-border", (const unsigned char[]){
#embed "scenes/frozen-border.json" suffix(, 0)
    }},
    {"provider-idioms", (const unsigned char[]){
#embed "scenes/provider-idioms.json" suffix(, 0)
    }},
    {"orphan-controller", (const unsigned char[]){
#embed "scenes/orphan-controller.json" suffix(, 0)
    }},
    {"detached-child", (const unsigned char[]){
#embed "scenes/detached-child.json" suffix(, 0)
    }},
    {"child-override-collection", (const unsigned char[]){
#embed "scenes/child-override-collection.json" suffix(, 0)
    }},
    {"scene-trait-overrides", (const unsigned char[]){
#embed "scenes/scene-trait-overrides.json" suffix(, 0)
    }},
    {"alert", (const unsigned char[]){
#embed "scenes/alert.json" suffix(, 0)
    }},
    {"high-contrast-form", (const unsigned char[]){
#embed "scenes/high-contrast-form.json" suffix(, 0)
    }},
    {"presentation-controller-override", (const unsigned char[]){
#embed "scenes/presentation-controller-override.json" suffix(, 0)
    }},
    {"attributed-text", (const unsigned char[]){
#embed "scenes/attributed-text.json" suffix(, 0)
    }},
    {"root-view-override", (const unsigned char[]){
#embed "scenes/root-view-override.json" suffix(, 0)
    }},
    {"theme-window", (const unsigned char[]){
#embed "scenes/theme-window.json" suffix(, 0)
    }},
    {"frozen-repairs", (const unsigned char[]){
#embed "scenes/frozen-repairs.json" suffix(, 0)
    }},
    {"frozen-previous-traits", (const unsigned char[]){
#embed "scenes/frozen-previous-traits.json" suffix(, 0)
    }},
    {"frozen-only-in-callback", (const unsigned char[]){
#embed "scenes/frozen-only-in-callback.json" suffix(, 0)
    }},
    {"frozen-controller-traits", (const unsigned char[]){
#embed "scenes/frozen-controller-traits.json" suffix(, 0)
    }},
    {"image-own-traits", (const unsigned char[]){
#embed "scenes/image-own-traits.json" suffix(, 0)
    }},
    {"image-downloaded", (const unsigned char[]){
#embed "scenes/image-downloaded.json" suffix(, 0)
    }},
    {"image-drawn-button", (const unsigned char[]){
#embed "scenes/image-drawn-button.json" suffix(, 0)
    }},
    {"text-hard-coded", (const unsigned char[]){
#embed "scenes/text-hard-coded.json" suffix(, 0)
    }},
    {"app-black-bar", (const unsigned char[]){
#embed "scenes/app-black-bar.json" suffix(, 0)
    }},
    {"app-fixed-blur", (const unsigned char[]){
#embed "scenes/app-fixed-blur.json" suffix(, 0)
    }},
    {"app-web-content", (const unsigned char[]){
#embed "scenes/app-web-content.json" suffix(, 0)
    }},
    {"app-dim-overlay", (const unsigned char[]){
#embed "scenes/app-dim-overlay.json" suffix(, 0)
    }},
    {"app-theme-system", (const unsigned char[]){
#embed "scenes/app-theme-system.json" suffix(, 0)
    }},
    {"app-two-windows", (const unsigned char[]){
#embed "scenes/app-two-windows.json" suffix(, 0)
    }},
    {"app-new-window", (const unsigned char[]){
#embed "scenes/app-new-window.json" suffix(, 0)
    }},
    {"app-launch-screen", (const unsigned char[]){
#embed "scenes/app-launch-screen.json" suffix(, 0)
    }},
    {"app-keyboard", (const unsigned char[]){
#embed "scenes/app-keyboard.json" suffix(, 0)
    }},
    {"app-status-bar", (const unsigned char[]){
#embed "scenes/app-status-bar.json" suffix(, 0)
    }},
    {"app-before-ios13", (const unsigned char[]){
#embed "scenes/app-before-ios13.json" suffix(, 0)
    }},
    {"app-migration", (const unsigned char[]){
#embed "scenes/app-migration.json" suffix(, 0)
    }},
    {"app-theme-manager", (const unsigned char[]){
#embed "scenes/app-theme-manager.json" suffix(, 0)
    }},
    {"b01-message-window-follows-device", (const unsigned char[]){
#embed "scenes/b01-message-window-follows-device.json" suffix(, 0)
    }},
    {"b02-banner-stays-light", (const unsigned char[]){
#embed "scenes/b02-banner-stays-light.json" suffix(, 0)
    }},
    {"b03-modal-navigation-is-light", (const unsigned char[]){
#embed "scenes/b03-modal-navigation-is-light.json" suffix(, 0)
    }},
    {"b06-alert-below-the-theme", (const unsigned char[]){
#embed "scenes/b06-alert-below-the-theme.json" suffix(, 0)
    }},
    {"b07-share-sheet-in-dark-browser", (const unsigned char[]){
#embed "scenes/b07-share-sheet-in-dark-browser.json" suffix(, 0)
    }},
    {"b08-second-window-of-ipad", (const unsigned char[]){
#embed "scenes/b08-second-window-of-ipad.json" suffix(, 0)
    }},
    {"b09-theme-without-the-window", (const unsigned char[]){
#embed "scenes/b09-theme-without-the-window.json" suffix(, 0)
    }},
    {"b10-controls-ignore-the-theme", (const unsigned char[]){
#embed "scenes/b10-controls-ignore-the-theme.json" suffix(, 0)
    }},
    {"b11-alert-library-wants-light", (const unsigned char[]){
#embed "scenes/b11-alert-library-wants-light.json" suffix(, 0)
    }},
    {"b12-dark-field-dark-keyboard", (const unsigned char[]){
#embed "scenes/b12-dark-field-dark-keyboard.json" suffix(, 0)
    }},
    {"b14-sheet-in-another-window", (const unsigned char[]){
#embed "scenes/b14-sheet-in-another-window.json" suffix(, 0)
    }},
    {"b15-sheet-beside-swiftui", (const unsigned char[]){
#embed "scenes/b15-sheet-beside-swiftui.json" suffix(, 0)
    }},
    {"b16-open-sheet-keeps-style", (const unsigned char[]){
#embed "scenes/b16-open-sheet-keeps-style.json" suffix(, 0)
    }},
    {"b18-snapshots-in-background", (const unsigned char[]){
#embed "scenes/b18-snapshots-in-background.json" suffix(, 0)
    }},
    {"b20-listener-trusts-the-snapshot", (const unsigned char[]){
#embed "scenes/b20-listener-trusts-the-snapshot.json" suffix(, 0)
    }},
    {"b22-style-cached-at-launch", (const unsigned char[]){
#embed "scenes/b22-style-cached-at-launch.json" suffix(, 0)
    }},
    {"b23-current-in-an-async-block", (const unsigned char[]){
#embed "scenes/b23-current-in-an-async-block.json" suffix(, 0)
    }},
    {"b25-colours-from-the-controllers-callback", (const unsigned char[]){
#embed "scenes/b25-colours-from-the-controllers-callback.json" suffix(, 0)
    }},
    {"b27-border-set-on-touch", (const unsigned char[]){
#embed "scenes/b27-border-set-on-touch.json" suffix(, 0)
    }},
    {"b28-border-set-in-awakefromnib", (const unsigned char[]){
#embed "scenes/b28-border-set-in-awakefromnib.json" suffix(, 0)
    }},
    {"b29-button-background-is-a-picture", (const unsigned char[]){
#embed "scenes/b29-button-background-is-a-picture.json" suffix(, 0)
    }},
    {"b31-colours-stored-resolved", (const unsigned char[]){
#embed "scenes/b31-colours-stored-resolved.json" suffix(, 0)
    }},
    {"b33-parents-are-told-first", (const unsigned char[]){
#embed "scenes/b33-parents-are-told-first.json" suffix(, 0)
    }},
    {"b34-image-views-skip-the-hook", (const unsigned char[]){
#embed "scenes/b34-image-views-skip-the-hook.json" suffix(, 0)
    }},
    {"b35-setup-in-the-callback", (const unsigned char[]){
#embed "scenes/b35-setup-in-the-callback.json" suffix(, 0)
    }},
    {"b39-system-style-read-from-a-forced-window", (const unsigned char[]){
#embed "scenes/b39-system-style-read-from-a-forced-window.json" suffix(, 0)
    }},
    {"b41-no-colour-for-light-elevated", (const unsigned char[]){
#embed "scenes/b41-no-colour-for-light-elevated.json" suffix(, 0)
    }},
    {"b45-button-bar-keeps-light-colours", (const unsigned char[]){
#embed "scenes/b45-button-bar-keeps-light-colours.json" suffix(, 0)
    }},
    {"b47-status-bar-does-not-follow", (const unsigned char[]){
#embed "scenes/b47-status-bar-does-not-follow.json" suffix(, 0)
    }},
    {"b48-scheme-computed-once", (const unsigned char[]){
#embed "scenes/b48-scheme-computed-once.json" suffix(, 0)
    }},
    {"migration-light-by-default", (const unsigned char[]){
#embed "scenes/migration-light-by-default.json" suffix(, 0)
    }},
    {"semantic-or-hard-coded", (const unsigned char[]){
#embed "scenes/semantic-or-hard-coded.json" suffix(, 0)
    }},
    {"presented-from-a-child", (const unsigned char[]){
#embed "scenes/presented-from-a-child.json" suffix(, 0)
    }},
    {"presented-container", (const unsigned char[]){
#embed "scenes/presented-container.json" suffix(, 0)
    }},
    {"guard-that-watches-the-style-only", (const unsigned char[]){
#embed "scenes/guard-that-watches-the-style-only.json" suffix(, 0)
    }},
    {"asset-colours-any-and-dark", (const unsigned char[]){
#embed "scenes/asset-colours-any-and-dark.json" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_scenes_list(void) { return files; }
