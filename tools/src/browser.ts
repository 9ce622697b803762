import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium from '@sparticuz/chromium';

const require = createRequire(import.meta.url);

/** Launch options for Playwright on this machine. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Flags for a headless Chromium that also runs as root and in a closed network. The package's own flags aren't used, because
 * they switch off web security.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const usable = (path: string | undefined): path is string => {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Writes a fontconfig with a Chinese sans-serif from the package store, because most servers have no Chinese font. */
const writeFontConfig = (): string => {
  const fonts = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'fonts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}/400Regular</dir>
  <dir>${fonts}/600SemiBold</dir>
  <dir>${fonts}/700Bold</dir>
  <cachedir>${folder}/cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>Noto Sans SC</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Noto Sans SC</family></prefer></alias>
</fontconfig>
`,
  );
  return file;
};

/**
 * Finds a Chromium (`CHROMIUM`, the system's, or the one in the package store) and pins the fonts,
 * so that screenshots and layout are the same on every machine.
 */
export const browserLaunch = async (): Promise<BrowserLaunch> => {
  const found = [process.env['CHROMIUM'], '/usr/bin/chromium'].find(usable);
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return {
    executablePath: found ?? (await chromium.executablePath()),
    args: flags,
    // Without a UTF-8 locale Chromium names each file with a Chinese name `download`.
    env: { ...env, LC_ALL: 'C.UTF-8', FONTCONFIG_FILE: writeFontConfig() },
  };
};
