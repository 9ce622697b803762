import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts inside index.html. They don't change between builds, so the policy can name their hashes. */
export const inlineScripts = ['early.js', 'draw.js'].map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
) as [string, string];

/** The script that starts the site when the policy refuses one of those inside index.html. */
export const startAnyway = readFileSync(join(import.meta.dirname, 'start-anyway.js'), 'utf8');

/** The file of that script in a build, named by its content, because browsers store it for ever. */
export const startAnywayFile = `assets/start-anyway-${createHash('sha256').update(startAnyway).digest('hex').slice(0, 8)}.js`;

/** A script's hash in the form of a Content-Security-Policy. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
