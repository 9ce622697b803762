import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { WithCopySession } from './copy-session.ts';
import { movedTables, schemaVersion } from './tables.ts';

export const FIRST_LINE = '-- yayan export 1';
export const VERSION_PREFIX = '-- migration ';
export const END_OF_ROWS = '\\.';

/**
 * Writes all data, on one snapshot, as one text file: the migrations it was made under, then each table as psql's
 * `COPY … FROM stdin`. Both engines load it with `importData`, and so does psql into an empty migrated database.
 * Resolves to the number of tables. Ends `file`.
 */
export async function exportData(copying: WithCopySession, file: Writable): Promise<number> {
  return await copying(async (session) => {
    const write = async (chunk: string | Uint8Array): Promise<void> => {
      if (!file.write(chunk)) await once(file, 'drain');
    };
    await session.execute(
      "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'",
    );
    const tables = await movedTables(session);
    const versions = await schemaVersion(session);
    await write([FIRST_LINE, ...versions.map((line) => VERSION_PREFIX + line), ''].join('\n'));
    for (const { name, columns } of tables) {
      const list = columns.join(', ');
      await write(`COPY ${name} (${list}) FROM stdin;\n`);
      for await (const chunk of await session.copyOut(`select ${list} from ${name}`)) await write(chunk);
      await write(`${END_OF_ROWS}\n`);
    }
    file.end();
    await once(file, 'finish');
    return tables.length;
  });
}
