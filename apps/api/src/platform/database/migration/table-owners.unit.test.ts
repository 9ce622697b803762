import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readMigrationFiles } from './migration-files.ts';
import { namedTables, ownedTables } from './table-owners.ts';

const source = fileURLToPath(new URL('../../../', import.meta.url));
let owners: Map<string, string>;

beforeAll(async () => {
  owners = ownedTables(await readMigrationFiles());
  // An identity migration made it. Later field encryption moved to the platform.
  owners.set('field_nonces', 'platform');
});

async function sourceFiles(): Promise<string[]> {
  const names = await readdir(source, { recursive: true });
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('gen/'));
}

/** The area of a file of src/; undefined when it has none (app, contract, testing, commands). */
function areaOf(file: string): string | undefined {
  const [top, area] = file.split('/');
  return top === 'modules' ? area : top === 'platform' ? 'platform' : undefined;
}

test('every table belongs to the area its migration is named after', () => {
  expect(owners.get('events')).toBe('platform');
  expect(owners.get('idempotency_keys')).toBe('platform');
});

test('the SQL of an area names only tables of that area, and only the ledger names ledger tables', async () => {
  const trespasses: string[] = [];
  for (const file of await sourceFiles()) {
    const text = await readFile(join(source, file), 'utf8');
    for (const table of namedTables(text, owners.keys())) {
      const owner = owners.get(table);
      if (owner !== areaOf(file) && !file.startsWith('testing/')) {
        trespasses.push(`${relative(source, join(source, file))} names ${table}, which belongs to ${owner}`);
      }
    }
  }
  expect(trespasses).toEqual([]);
});

describe('a table is seen', () => {
  test.each([
    ["db.selectFrom('accounts as a')", ['accounts']],
    ["db.updateTable('accounts')", ['accounts']],
    ["db.insertInto('entries')", ['entries']],
    ["db.deleteFrom('entries')", ['entries']],
    [".innerJoin('accounts', 'accounts.id', 'entries.account_id')", ['accounts']],
    [".leftJoin(\n  'entries as e', 'e.id', 'x.id')", ['entries']],
    ["db.selectFrom(['accounts', 'other as o'])", ['accounts']],
    ['sql`select 1 from entries where true`', ['entries']],
    ['sql`insert into accounts (id) values (1)`', ['accounts']],
    ['sql`update accounts set x = 1`', ['accounts']],
    ['sql`delete from public.entries`', ['entries']],
    ['sql`select 1 from other o join entries e on true`', ['entries']],
    ['sql`select 1 where ${sql`true`} and exists (select 1 from entries)`', ['entries']],
    ['sql`select 1` // from entries to tables', []],
    ["sql.table('accounts')", ['accounts']],
    ["const word = 'accounts'; // from entries to tables", []],
  ])('in %s', (text, tables) => {
    expect(namedTables(text, ['accounts', 'entries'])).toEqual(tables);
  });
});
