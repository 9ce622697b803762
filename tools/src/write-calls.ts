import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCallTable } from './calls/call-table.ts';
import { callsDocument } from './calls/calls-document.ts';

const root = join(import.meta.dirname, '..', '..');
writeFileSync(join(root, 'docs/calls.md'), callsDocument(readCallTable(root)));
