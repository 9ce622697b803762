import { join } from 'node:path';
import { originOf } from './release/origin.ts';
import { unready } from './release/unready.ts';

/** Refuses a release that isn't ready, before anything is published. */
const root = join(import.meta.dirname, '..', '..');
const lines = [
  ...unready(root),
  ...(originOf(root, 'packages/api-client').clean
    ? []
    : ['commit first: each archive names the commit that it is built from']),
];
for (const line of lines) console.error(line);
process.exitCode = lines.length === 0 ? 0 : 1;
