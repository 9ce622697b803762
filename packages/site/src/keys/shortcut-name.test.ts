import { afterEach, expect, test, vi } from 'vitest';
import { shortcutName } from './shortcut-name.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', '⌘K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
])('a shortcut is named as on the keyboard of %s', (userAgent, name) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(shortcutName('K')).toBe(name);
});
