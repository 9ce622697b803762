import { expect, test } from 'vitest';
import { queriesOutsideStores } from './queries-in-stores.ts';

const modules = 'apps/api/src/modules';

const refused = (file: string, text: string): readonly string[] =>
  queriesOutsideStores(new Map([[file, text]]));

test.each([
  ['a select', "await db.selectFrom('tasks').selectAll().execute();"],
  ['an insert', "await tx\n  .insertInto('tasks')\n  .values(task)\n  .execute();"],
  ['an update', "await tx.updateTable('tasks').set(change).execute();"],
  ['a delete', "await tx.deleteFrom('tasks').execute();"],
  ['a statement of its own', 'await sql`select 1`.execute(db);'],
  [
    'a statement with its rows',
    'const { rows } = await sql<{ id: string }>`select id from tasks`.execute(db);',
  ],
  ['a type over many lines', 'await sql<{\n  id: string;\n}>`select id from tasks`.execute(db);'],
])('a rule of a module may not hold %s', (_, text) => {
  expect(refused(`${modules}/task/wall/wall.ts`, text)).toEqual([
    `queries in stores: ${modules}/task/wall/wall.ts holds a query: move it to a *store.ts beside it`,
  ]);
  expect(refused(`${modules}/task/wall/wall-store.ts`, text)).toEqual([]);
  expect(refused(`${modules}/content/store.ts`, text)).toEqual([]);
});

test('tests, the platform and commands may query', () => {
  const text = 'await sql`select 1`.execute(db);';
  for (const file of [
    `${modules}/task/wall/wall.test.ts`,
    'apps/api/src/platform/jobs/jobs.ts',
    'apps/api/src/commands/pay.ts',
    'apps/api/test/task/task-world.ts',
  ])
    expect(refused(file, text)).toEqual([]);
});

test('a rule may use a fragment of a store, and name the tag in a type', () => {
  const text = "import { type RawBuilder } from 'kysely';\nconst taken = readTasks(db, isOpen);";
  expect(refused(`${modules}/task/wall/wall.ts`, text)).toEqual([]);
});
