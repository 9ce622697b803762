import { join } from 'node:path';
import { writeExampleRanges } from './release/example-ranges.ts';

/** Does what `changeset version` leaves out. */
const root = join(import.meta.dirname, '..', '..');
for (const file of writeExampleRanges(root)) console.log(`${file} asks for the new versions`);
