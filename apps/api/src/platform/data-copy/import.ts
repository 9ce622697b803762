import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CopySession, WithCopySession } from './copy-session.ts';
import { END_OF_ROWS, FIRST_LINE, VERSION_PREFIX } from './export.ts';
import { linesOf } from './lines.ts';
import { movedTables, resetSequences, schemaVersion } from './tables.ts';

/** The file can't be loaded into this database. Nothing was stored. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

const COPY_LINE = /^COPY (\S+) \((.+)\) FROM stdin;$/;
const LINE_FEED = Buffer.from('\n');

/**
 * Loads a file of `exportData`, in one transaction, into an empty database with the same migrations. Resolves to the
 * number of tables. Throws `ImportError` when the file or the database does not fit.
 */
export async function importData(copying: WithCopySession, file: Readable): Promise<number> {
  return await copying(async (session) => {
    const known = await prepare(session);
    const lines = linesOf(file);
    let line = await nextText(lines);
    if (line !== FIRST_LINE) throw new ImportError('This is not a file that `yayan export` wrote');
    const versions: string[] = [];
    line = await nextText(lines);
    while (line?.startsWith(VERSION_PREFIX) === true) {
      versions.push(line.slice(VERSION_PREFIX.length));
      line = await nextText(lines);
    }
    await refuseOtherSchema(session, versions);
    let tables = 0;
    for (; line !== undefined; line = await nextText(lines)) {
      const [, name = '', columns = ''] = COPY_LINE.exec(line) ?? [];
      if (known.get(name) !== columns)
        throw new ImportError(`The file names a table this database does not have: ${line}`);
      await pipeline(rowsOf(lines), await session.copyIn(`${name} (${columns})`));
      tables += 1;
    }
    if (tables !== known.size) throw new ImportError(`The file ends after ${tables} of ${known.size} tables`);
    await setTriggers(session, await movedTables(session), 'enable');
    await resetSequences(session);
    return tables;
  });
}

/** The schema of pg-boss. Its installation writes rows, which the rows of the file replace. */
const INSTALLED = 'jobs.';
const JOBS = 'jobs.job';

/** Checks that no table of the product has rows and no job is waiting, and deletes the rows of the installation. */
async function prepare(session: CopySession): Promise<Map<string, string>> {
  const tables = await movedTables(session);
  for (const { name } of tables.filter((table) => table.name === JOBS || !table.name.startsWith(INSTALLED))) {
    const [row] = await session.query<{ filled: boolean }>(`select exists (select from ${name}) as filled`);
    if (row?.filled !== false)
      throw new ImportError(`Import into a new database: ${name} already has rows here`);
  }
  for (const { name } of tables.toReversed()) {
    if (name.startsWith(INSTALLED)) await session.execute(`delete from ${name}`);
  }
  await setTriggers(session, tables, 'disable');
  return new Map(tables.map(({ name, columns }) => [name, columns.join(', ')]));
}

/** Switches triggers on or off. The file has their results already, so they must not count its rows again. */
async function setTriggers(
  session: CopySession,
  tables: readonly { name: string }[],
  turn: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables.filter((table) => !table.name.startsWith(INSTALLED)))
    await session.execute(`alter table ${name} ${turn} trigger user`);
}

async function refuseOtherSchema(session: CopySession, versions: readonly string[]): Promise<void> {
  const own = await schemaVersion(session);
  const missing =
    versions.find((version) => !own.includes(version)) ?? own.find((version) => !versions.includes(version));
  if (missing !== undefined) {
    throw new ImportError(
      `File and database differ in migration ${missing.split(' ')[0]}: use the same release for both`,
    );
  }
}

async function nextText(lines: AsyncGenerator<Buffer>): Promise<string | undefined> {
  const next = await lines.next();
  return next.done === true ? undefined : next.value.toString('utf8');
}

/** The lines of one table. It ends at the table's end line, so that the next table starts there. */
async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done === true) throw new ImportError('The file ends in the middle of a table');
    if (value.length === END_OF_ROWS.length && value.toString('latin1') === END_OF_ROWS) return;
    yield Buffer.concat([value, LINE_FEED]);
  }
}
