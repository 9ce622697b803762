import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabasePlace } from '../database/postgres-test-database.ts';
import { explainStatements } from './explain-statements.ts';

let place: TestDatabasePlace;
beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.drop());

const explain = async (text: string, ...values: unknown[]) =>
  await explainStatements(place.url, [{ text, values }]);

test.each([
  ['select * from members where mobile_sealed = $1', ['x'], ['members']],
  ['select count(*) from orders', [], ['orders']],
  ['delete from ledger_seals where digest = $1', ['x'], ['ledger_seals']],
  ['with old as (select id from messages where title = $1) select * from old', ['x'], ['messages']],
])('refuses %s', async (text, values, tables) => {
  expect(await explain(text, ...values)).toEqual([{ tables, statement: text }]);
});

test.each([
  ['select * from members where id = $1', ['01930000-0000-7000-8000-000000000000']],
  ['select * from events order by id limit 5', []],
  ['select * from tasks where title = $1', ['x']],
  ['select format($1, 1) as detail from orders', ['%s']],
  ['create table other (id int)', []],
  ['select * from no_such_table', []],
])('accepts %s', async (text, values) => {
  expect(await explain(text, ...values)).toEqual([]);
});
