import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts inside index.html. They don't change between builds, so the policy can name their hashes. */
export const inlineScripts = ['early.js', 'draw.js'].map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
) as [string, string];

/** A script's hash in the form of a Content-Security-Policy. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
