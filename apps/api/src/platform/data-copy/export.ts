import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CopySession, WithCopySession } from './copy-session.ts';
import { type MovedTable, movedTables, schemaVersion } from './tables.ts';

export const FIRST_LINE = '-- yayan export 1';
export const VERSION_PREFIX = '-- migration ';
export const END_OF_ROWS = '\\.';

/**
 * Writes all data, on one snapshot, as one text file: the applied migrations, then each table as psql's `COPY … FROM
 * stdin`. `importData` loads it into both engines, and psql into an empty migrated database. Resolves to the number of
 * tables. Ends `file`.
 */
export async function exportData(copying: WithCopySession, file: Writable): Promise<number> {
  return await copying(async (session) => {
    await session.execute(
      "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'",
    );
    const tables = await movedTables(session);
    await pipeline(exported(session, tables), file);
    return tables.length;
  });
}

async function* exported(
  session: CopySession,
  tables: readonly MovedTable[],
): AsyncGenerator<string | Uint8Array> {
  const versions = await schemaVersion(session);
  yield [FIRST_LINE, ...versions.map((line) => VERSION_PREFIX + line), ''].join('\n');
  for (const { name, columns } of tables) {
    const list = columns.join(', ');
    yield `COPY ${name} (${list}) FROM stdin;\n`;
    yield* await session.copyOut(`select ${list} from ${name}`);
    yield `${END_OF_ROWS}\n`;
  }
}
