import { join } from 'node:path';
import { unready } from './release/unready.ts';

/** Refuses a release that isn't ready, before anything is published. */
const lines = unready(join(import.meta.dirname, '..', '..'));
for (const line of lines) console.error(line);
process.exitCode = lines.length === 0 ? 0 : 1;
