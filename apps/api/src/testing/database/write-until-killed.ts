import { sql } from 'kysely';
import { openDatabase } from '../../platform/database/open-database.ts';
import { openPgliteFolder } from '../../platform/database/pglite/pglite-engine.ts';
import { systemRandom } from '../../platform/random.ts';

/** Run as a process of its own: writes numbered rows to the folder given, telling its parent each one acknowledged. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the data folder');
const database = await openDatabase(await openPgliteFolder(folder), { random: systemRandom });
await sql`create table if not exists written (number int primary key)`.execute(database.read);
for (let number = 1; process.connected; number += 1) {
  await sql`insert into written values (${number})`.execute(database.read);
  process.send?.(number);
}
