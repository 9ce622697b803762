import { join } from 'node:path';
import { readCallTable, whatIsMeant } from './calls/call-table.ts';
import { describeCall } from './calls/describe-call.ts';

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error('usage: pnpm where <address, operation, page or its title> …');
  process.exitCode = 1;
}
const table = readCallTable(join(import.meta.dirname, '..', '..'));
for (const each of wanted) {
  const { calls, pages } = whatIsMeant(table, each);
  for (const { path, title, file } of pages) console.log(`${path}  ${title}\n  page     ${file}\n`);
  for (const call of calls) console.log(`${describeCall(call)}\n`);
  if (calls.length + pages.length === 0) {
    console.error(`Nothing is known of ${each}; docs/calls.md lists all calls`);
    process.exitCode = 1;
  }
}
