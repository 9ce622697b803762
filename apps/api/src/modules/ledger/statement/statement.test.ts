import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { openAccounts, spending, transfer, unposted } from '../posting/ledger.ts';
import type { Asset, Posting } from '../posting/posting.ts';
import { takeBackOrOwe } from '../posting/settlement.ts';
import { coinStatement, scoreStatement } from './statement.ts';
import type { LineFilter, StatementLine } from './statement-line.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-11-21T08:30:00.000Z');

const move = (
  memberId: string,
  key: string,
  amount: number,
  other: Partial<Posting> & { asset?: Asset } = {},
) => {
  const { asset = 'coin', ...rest } = other;
  return database.transaction((tx) =>
    transfer(tx, {
      key,
      memberId,
      reason: amount > 0 ? 'earned' : 'spent',
      cause: { kind: amount > 0 ? 'participation' : 'exchange', id: key, title: key },
      legs: [{ asset, amount, platform: amount > 0 ? 'issue' : 'exchange' }],
      at,
      ...rest,
    }),
  );
};
const page = (memberId: string, cursor?: string, limit = 20, direction?: 'in' | 'out') =>
  coinStatement(database.read, memberId, { cursor, limit, direction });
const keys = (lines: readonly StatementLine[]): string[] => lines.map(({ cause }) => cause.id);

describe('coin statement', () => {
  it('shows lines newest first, page by page, each once, even when all have the same time', async () => {
    const memberId = systemRandom.uuid();
    await database.transaction((tx) => openAccounts(tx, memberId, at));
    for (const key of ['a', 'b', 'c', 'd', 'e']) await move(memberId, key, 10);
    await move(memberId, 'credit', 5, { asset: 'credit' });
    const first = await page(memberId, undefined, 2);
    await move(memberId, 'f', 10); // It is newer than the first page, so no later page shows it.
    const second = await page(memberId, first.nextCursor ?? '', 2);
    const third = await page(memberId, second.nextCursor ?? '', 2);
    expect([first, second, third].map(({ lines }) => keys(lines))).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    expect(third.nextCursor).toBeNull();
    expect(first.lines.map(({ balanceAfter }) => balanceAfter)).toEqual([50, 40]);
  });

  it('finds one line by its id, of the member alone, however many came after it', async () => {
    const [memberId, other] = [systemRandom.uuid(), systemRandom.uuid()];
    for (const key of ['a', 'b', 'c']) await move(memberId, key, 10);
    await move(memberId, 'q', 3, { asset: 'quality' });
    await move(other, 'theirs', 10);
    const [oldest] = (await page(memberId)).lines.toReversed();
    const find = (member: string) =>
      coinStatement(database.read, member, { cursor: undefined, limit: 1, row: oldest?.id });
    expect(keys((await find(memberId)).lines)).toEqual(['a']);
    expect((await find(other)).lines).toEqual([]);
    const score = { cursor: undefined, limit: 20 };
    const [change] = (await scoreStatement(database.read, 'quality', memberId, score)).lines;
    const found = (row: string | undefined) =>
      scoreStatement(database.read, 'quality', memberId, { ...score, row });
    expect(keys((await found(change?.id)).lines)).toEqual(['q']);
    expect((await found(oldest?.id)).lines).toEqual([]);
  });

  it('shows only what came in or went out', async () => {
    const memberId = systemRandom.uuid();
    await move(memberId, 'a', 10);
    await move(memberId, 'b', -4);
    await move(memberId, 'c', 7, { asset: 'pendingCoin' });
    expect(keys((await page(memberId, undefined, 20, 'in')).lines)).toEqual(['c', 'a']);
    expect(keys((await page(memberId, undefined, 20, 'out')).lines)).toEqual(['b']);
  });

  it('shows only one kind of source, and only one state, page by page', async () => {
    const memberId = systemRandom.uuid();
    await move(memberId, 'a', 10);
    await move(memberId, 'b', -4);
    for (const key of ['c', 'd', 'e']) await move(memberId, key, 7, { asset: 'pendingCoin' });
    const ending = { memberId, key: 'd', at, note: '未通过审核' };
    await database.transaction((tx) => takeBackOrOwe(tx, ending));
    const only = async (filter: LineFilter) =>
      keys((await coinStatement(database.read, memberId, { cursor: undefined, limit: 20, ...filter })).lines);
    expect(await only({ kind: 'exchange' })).toEqual(['b']);
    expect(await only({ state: 1 })).toEqual(['e', 'c']);
    expect(await only({ state: 2 })).toEqual(['d']);
    expect(await only({ state: 0 })).toEqual(['b', 'a']);
    expect(await only({ state: 1, kind: 'exchange' })).toEqual([]);
    const first = await coinStatement(database.read, memberId, { cursor: undefined, limit: 1, state: 1 });
    const second = await coinStatement(database.read, memberId, {
      cursor: first.nextCursor ?? '',
      limit: 1,
      state: 1,
    });
    expect([...keys(first.lines), ...keys(second.lines), second.nextCursor]).toEqual(['e', 'c', null]);
  });

  it('shows nobody the lines of another', async () => {
    await move(systemRandom.uuid(), 'a', 10);
    expect(await page(systemRandom.uuid())).toEqual({ lines: [], nextCursor: null });
  });

  it.each(['', '-1', '0', 'x'.repeat(11), "1' or true"])('refuses the cursor %o', async (cursor) => {
    const refused = page(systemRandom.uuid(), cursor);
    await expect(refused).rejects.toSatisfy(
      (error) => error instanceof ApiFault && error.name === 'FIELD_WRONG',
    );
  });
});

it('the statement of credit shows credit only', async () => {
  const memberId = systemRandom.uuid();
  await database.transaction((tx) => openAccounts(tx, memberId, at));
  await move(memberId, 'a', 10);
  await move(memberId, 'b', 5, { asset: 'credit' });
  const { lines } = await scoreStatement(database.read, 'credit', memberId, { cursor: undefined, limit: 20 });
  expect(lines).toMatchObject([{ amount: 5, balanceAfter: 5 }]);
});

it('spending counts what was spent since a moment and not refunded', async () => {
  const memberId = systemRandom.uuid();
  await move(memberId, 'a', 100);
  await move(memberId, 'early', -1, { at: new Date(at.getTime() - 1) });
  await move(memberId, 'kept', -10);
  await move(memberId, 'back', -20);
  await move(memberId, 'back:refunded', 20, { reason: 'refunded', follows: 'back' });
  expect(await spending(database.read, memberId, 'exchange', at)).toEqual({ times: 1, coins: 10 });
});

it('unposted returns transfers that the ledger lacks or has with another amount', async () => {
  const memberId = systemRandom.uuid();
  await move(memberId, 'a', 10);
  await move(memberId, 'b', 10);
  await move(memberId, 'c', 10, { asset: 'pendingCoin' });
  const expected = [
    { memberId, key: 'a', coins: 10 },
    { memberId, key: 'b', coins: 11 },
    { memberId, key: 'c', coins: 10 },
    { memberId, key: 'd', coins: 10 },
    { memberId: systemRandom.uuid(), key: 'a', coins: 10 },
  ];
  expect(await unposted(database.read, expected)).toEqual([expected[1], expected[3], expected[4]]);
  expect(await unposted(database.read, [])).toEqual([]);
});
