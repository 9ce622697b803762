import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openPgliteFolder } from '../../src/platform/database/pglite/pglite-engine.ts';
import { systemRandom } from '../../src/platform/random.ts';

/**
 * Runs as a separate process. It writes numbered rows to the given data folder and reports each acknowledged row to
 * its parent.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the data folder');
const database = await openDatabase(await openPgliteFolder(folder), { random: systemRandom });
await sql`create table if not exists written (number int primary key)`.execute(database.read);
for (let number = 1; process.connected; number += 1) {
  await sql`insert into written values (${number})`.execute(database.read);
  process.send?.(number);
}
