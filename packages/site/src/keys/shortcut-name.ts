/** What the keyboard at hand calls a shortcut with ⌘ or Ctrl: ⌘K on a Mac, Ctrl K elsewhere. */
export const shortcutName = (key: string): string =>
  /mac|iphone|ipad/iu.test(globalThis.navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`;
