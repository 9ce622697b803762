import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cteChain, type Step } from '../../../platform/database/cte-chain.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances, InvalidTransferError, owedCoins, transfer, transferStep } from './ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { insertDebt } from './debt-store.ts';
import type { Asset, Leg, Posting } from './posting.ts';

const at = new Date('2026-11-21T08:30:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const leg = (amount: number, asset: Asset = 'coin'): Leg => ({ asset, amount, platform: 'campaign' });
const gain = (memberId: string, key: string, legs: Leg[] = [leg(5)]): Posting => ({
  key,
  memberId,
  reason: 'earned',
  cause: { kind: 'campaign', id: 'lottery', title: '抽奖：参与奖' },
  legs,
  at,
});

const newMembers = (count: number): string[] =>
  Array.from({ length: count }, () => systemRandom.uuid()).toSorted();

/** Members who have ten coins each. */
async function openMembers(count: number): Promise<string[]> {
  const members = newMembers(count);
  for (const member of members)
    await database.transaction((tx) => transfer(tx, gain(member, 'before', [leg(10)])));
  return members;
}

/** Posts the gains of the members in `paid` in one statement, and returns their coins afterwards. */
async function post(postings: readonly Posting[], paid: readonly string[]): Promise<Map<string, number>> {
  const behind: Step = {
    name: 'behind',
    statement: sql`select member_id::uuid from jsonb_array_elements_text(${JSON.stringify(paid)}::jsonb) as member_id`,
  };
  const rows = await database.runAlone(
    cteChain<{ member_id: string; value: number }>(
      [behind, transferStep(postings, behind)],
      sql`select member_id, value from moved`,
    ),
  );
  return new Map(rows.map(({ member_id, value }) => [member_id, value]));
}

const transfersOf = async (members: readonly string[]) =>
  (
    await sql<{ member_id: string }>`
      select t.member_id, t.version, t.key, t.reason, t.cause_kind, t.cause_id, t.cause_title, t.note, t.follows,
        t.coin_change, t.pending_coin_change, t.credit_change, t.quality_change,
        t.coin_after, t.pending_coin_after, t.credit_after, t.quality_after, t.created_at,
        array(select format('%s %s %s %s', e.position, e.account, e.asset, e.amount) from ledger_entries e
          where e.member_id = t.member_id and e.version = t.version order by e.position) as entries
      from ledger_transfers t where t.member_id = any(${members}::uuid[]) order by t.member_id, t.version`.execute(
      database.read,
    )
  ).rows;
const findings = async () => (await reconcile(database, [])).flatMap((result) => result.findings);

it('gains that are posted together leave the same rows as gains that are posted one by one', async () => {
  const [together, alone] = [await openMembers(3), await openMembers(3)];
  const posted = await post(
    together.map((member, index) => gain(member, 'win', [leg(5 + index)])),
    together,
  );
  for (const [index, member] of alone.entries())
    await database.transaction((tx) => transfer(tx, gain(member, 'win', [leg(5 + index)])));
  expect([...posted]).toEqual(together.map((member, index) => [member, 15 + index]));
  const nameless = async (members: readonly string[]) =>
    (await transfersOf(members)).map((row) => ({ ...row, member_id: members.indexOf(row.member_id) }));
  expect(await nameless(together)).toEqual(await nameless(alone));
  expect(await findings()).toEqual([]);
});

it('only the members whom the step before answers are paid', async () => {
  const [paid = '', unpaid = ''] = await openMembers(2);
  const posted = await post([gain(paid, 'win'), gain(unpaid, 'win')], [paid]);
  expect([...posted]).toEqual([[paid, 15]]);
  expect((await balances(database.read, unpaid)).coins).toBe(10);
});

it('a first transfer, other assets and several legs are posted with the others', async () => {
  const [known = '', mixed = ''] = await openMembers(2);
  const [fresh = ''] = newMembers(1);
  const postings = [gain(known, 'win'), gain(mixed, 'win', [leg(3), leg(2, 'credit')]), gain(fresh, 'win')];
  const posted = await post(postings, [known, mixed, fresh]);
  expect(posted).toEqual(
    new Map([
      [known, 15],
      [mixed, 13],
      [fresh, 5],
    ]),
  );
  expect(await balances(database.read, mixed)).toMatchObject({ coins: 13, credit: 2 });
  expect(await findings()).toEqual([]);
});

it('a key that was posted before moves nothing again, and the others gain', async () => {
  const [again = '', fresh = ''] = await openMembers(2);
  const postings = [gain(again, 'win'), gain(fresh, 'win')];
  await post(postings, [again]);
  expect(await post(postings, [again, fresh])).toEqual(
    new Map([
      [again, 15],
      [fresh, 15],
    ]),
  );
  expect(await findings()).toEqual([]);
});

it('a key that stands for another transfer fails all of them, and nobody gains', async () => {
  const [one = '', other = ''] = await openMembers(2);
  await post([gain(one, 'win')], [one]);
  const postings = [gain(one, 'win', [leg(6)]), gain(other, 'win')];
  await expect(post(postings, [one, other])).rejects.toMatchObject({ code: 'YL002' });
  expect((await balances(database.read, other)).coins).toBe(10);
});

it('what a member owes is paid from the gain, oldest first, and the others keep theirs', async () => {
  const [debtor = '', other = ''] = await openMembers(2);
  await database.transaction(async (tx) => {
    await transfer(tx, { ...gain(debtor, 'spent', [leg(-10)]), reason: 'spent' });
    for (const [index, amount] of [2, 10].entries())
      await insertDebt(tx, {
        memberId: debtor,
        key: `taken:${index}`,
        amount,
        platform: 'campaign',
        cause: { kind: 'campaign', id: 'lottery', title: '抽奖' },
        note: '更正',
        at: new Date(at.getTime() + index),
      });
  });
  const postings = [gain(debtor, 'win'), gain(other, 'win')];
  expect(await post(postings, [debtor, other])).toEqual(
    new Map([
      [debtor, 0],
      [other, 15],
    ]),
  );
  expect(await owedCoins(database.read, debtor)).toBe(7);
  const keys = (await transfersOf([debtor])).map(
    (row) => (row as unknown as { coin_change: number }).coin_change,
  );
  expect(keys).toEqual([10, -10, 5, -2, -3]);
});

it('statements that pay the same members at the same time pay each key once', async () => {
  const members = await openMembers(6);
  const postings = members.map((member) => gain(member, 'race'));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, turn) => post(turn % 2 === 0 ? postings : postings.toReversed(), members)),
  );
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const member of members) expect((await balances(database.read, member)).coins).toBe(15);
  expect(await findings()).toEqual([]);
});

it('a loss is refused before anything is sent, because it could fail the others', () => {
  const step: Step = { name: 'behind', statement: sql`select` };
  expect(() => transferStep([gain(systemRandom.uuid(), 'loss', [leg(-1)])], step)).toThrow(
    InvalidTransferError,
  );
});
