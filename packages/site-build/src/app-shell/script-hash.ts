import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts inside index.html. They are the same in each build, so that the policy can name them. */
export const inlineScripts = ['early.js', 'draw.js'].map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
) as [string, string];

/** A script as a Content-Security-Policy names it. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
