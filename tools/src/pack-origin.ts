import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { originOf } from './release/origin.ts';

/** Writes into the archive of the package in this folder from which commit it is built. */
const root = join(import.meta.dirname, '..', '..');
const origin = originOf(root, relative(root, process.cwd()));
writeFileSync(join('dist', 'origin.json'), `${JSON.stringify(origin, null, 2)}\n`);
