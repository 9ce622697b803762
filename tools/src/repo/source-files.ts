import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The repo's root folder. */
export const root = join(import.meta.dirname, '..', '..', '..');

const rooms = 'apps,packages,tools,e2e,bench,deploy,docs,openapi';
const endings = 'ts,tsx,css,sql,yaml,md,txt,conf,sh';
const made = new Set(['node_modules', 'gen', 'dist', 'test-results']);

/** Every hand-written file, as a path from the root: nothing generated or built. */
export const sourceFiles = (): readonly string[] =>
  globSync([`{${rooms}}/**/*.{${endings}}`, 'README.md'], {
    cwd: root,
    exclude: (name) => made.has(name),
  }).toSorted();
