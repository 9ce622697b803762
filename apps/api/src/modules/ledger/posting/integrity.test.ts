import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances, InvalidTransferError, openAccounts, transfer } from './ledger.ts';
import type { Asset, Balances, Leg, PlatformAccount, Posting } from './posting.ts';
import { type CheckResult, reconcile, reconcileReport, runChecks } from '../reconcile/reconcile.ts';
import { makeMonths } from './ledger-store.ts';

const at = new Date();

let database: Database;
const open = async (): Promise<void> => {
  database = await testDatabase();
};
const close = (): Promise<void> => database.close();

const posting = (memberId: string, key: string, legs: Leg[], postedAt = at): Posting => ({
  key,
  memberId,
  reason: 'earned',
  cause: { kind: 'participation', id: key, title: '早餐习惯' },
  legs,
  at: postedAt,
});
const post = (memberId: string, key: string, legs: Leg[], postedAt = at) =>
  database.transaction((tx) => transfer(tx, posting(memberId, key, legs, postedAt)));
const coins = (amount: number): Leg[] => [{ asset: 'coin', amount, platform: 'issue' }];
const failed = (results: readonly CheckResult[]): string[] =>
  results.filter(({ findings }) => findings.length > 0).map(({ name }) => name);
const failedChecks = async (): Promise<string[]> => failed(await reconcile(database, []));

describe('the database itself refuses', () => {
  beforeAll(open);
  afterAll(close);

  it.each([
    'update ledger_transfers set note = note',
    'delete from ledger_transfers',
    'truncate ledger_transfers',
    'update ledger_entries set amount = amount',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_entries_default set amount = amount',
    'delete from ledger_entries_default',
    'truncate ledger_entries_default',
    'delete from ledger_accounts',
    'truncate ledger_accounts',
  ])('changing the past: %s', async (statement) => {
    const memberId = systemRandom.uuid();
    await post(memberId, 'a', coins(5));
    await post(memberId, 'b', coins(5), new Date('1999-01-01T00:00:00Z')); // In the default partition.
    const error: unknown = await sql
      .raw(statement)
      .execute(database.read)
      .catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('YL005');
    expect(await failedChecks()).toEqual([]);
  });

  it.each(['ledger_entries', 'ledger_entries_default'])(
    'entries in %s that do not sum to zero',
    async (table) => {
      const error: unknown = await sql`
        insert into ${sql.table(table)} (member_id, version, position, account, asset, amount, created_at)
        values (${systemRandom.uuid()}, 1, 2, 'member', 'coin', 5, '1999-01-01'),
          (${systemRandom.uuid()}, 1, 3, 'issue', 'coin', -5, '1999-01-01')`
        .execute(database.read)
        .catch((caught: unknown) => caught);
      expect(sqlState(error)).toBe('YL003');
    },
  );

  it('a balance below zero, an entry that moves nothing, an account nobody has', async () => {
    const memberId = systemRandom.uuid();
    await post(memberId, 'a', coins(5));
    const attempts = [
      sql`update ledger_accounts set coin = -1`,
      sql`insert into ledger_entries (member_id, version, position, account, asset, amount, created_at)
        values (${memberId}, 2, 2, 'member', 'coin', 0, now())`,
      sql`insert into ledger_entries (member_id, version, position, account, asset, amount, created_at)
        values (${memberId}, 2, 2, 'friend', 'coin', 1, now()), (${memberId}, 2, 3, 'issue', 'coin', -1, now())`,
    ];
    for (const attempt of attempts) {
      const error: unknown = await attempt.execute(database.read).catch((caught: unknown) => caught);
      expect(sqlState(error)).toBe('23514');
    }
  });

  it('from = to: a leg with the member on both sides', async () => {
    const memberId = systemRandom.uuid();
    const error: unknown = await sql`
      select post_transfer(${memberId}, ${memberId}, 'a', 'earned', 'checkin', 'a', '签到', null, null, null,
        array['coin'], array[5]::bigint[], array['member'], now())`
      .execute(database.read)
      .catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('YL003');
  });
});

describe('random postings', () => {
  beforeAll(open);
  afterAll(close);

  const asset = fc.constantFrom<Asset>('coin', 'pendingCoin', 'credit');
  const platform = fc.constantFrom<PlatformAccount>('issue', 'exchange', 'fee', 'campaign');
  const move = fc.record({
    member: fc.nat(2),
    key: fc.nat(30),
    legs: fc.uniqueArray(fc.record({ asset, platform, amount: fc.integer({ min: -60, max: 100 }) }), {
      minLength: 1,
      maxLength: 3,
      selector: (leg) => `${leg.asset} ${leg.platform}`,
    }),
  });
  const column = {
    coin: 'coins',
    pendingCoin: 'pendingCoins',
    credit: 'credit',
    quality: 'quality',
  } as const;
  const none: Balances = { coins: 0, pendingCoins: 0, credit: 0, quality: 0 };

  it('L1 zero sum: after any posting, refusal or repetition the balances match a model and all checks hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
        const members = [systemRandom.uuid(), systemRandom.uuid(), systemRandom.uuid()];
        const model = new Map<string, Balances>();
        const known = new Set<string>();
        for (const { member, key, legs } of moves) {
          const memberId = members[member] ?? '';
          const before = model.get(memberId) ?? none;
          const after = { ...before };
          for (const leg of legs) after[column[leg.asset]] += leg.amount;
          const outcome = await post(memberId, String(key), legs).catch((error: unknown) => error);
          const name = `${memberId} ${key}`;
          const paysBoth = ['coin', 'pendingCoin'].every((each) =>
            legs.some((leg) => leg.asset === each && leg.amount > 0),
          );
          if (paysBoth || legs.some(({ amount }) => amount === 0)) {
            expect(outcome).toBeInstanceOf(InvalidTransferError);
          } else if (known.has(name)) {
            expect(outcome).toSatisfy(
              (each) =>
                each instanceof InvalidTransferError || (each as { replayed?: unknown }).replayed === true,
            );
          } else if (Math.min(...Object.values(after)) < 0) {
            expect(outcome).toBeInstanceOf(ApiFault);
          } else {
            expect(outcome).toMatchObject({ replayed: false, balances: after });
            known.add(name);
            model.set(memberId, after);
          }
          expect(await balances(database.read, memberId)).toEqual(model.get(memberId) ?? none);
        }
      }),
      { numRuns: 30 },
    );
    // Random moves take pending coins without ending the transfer that brought them. That check rightly reports it.
    expect((await failedChecks()).filter((name) => !name.startsWith('pending coins are those of'))).toEqual(
      [],
    );
  });
});

describe('reconcile', () => {
  beforeAll(open);
  afterAll(close);

  const tampering: [string, string][] = [
    ['a balance is raised', 'update ledger_accounts set coin = coin + 1'],
    ['an account is lost', 'delete from ledger_accounts'],
    ['an entry is changed', "update ledger_entries set amount = amount + 1 where account = 'member'"],
    ['an entry changes sides', "update ledger_entries set account = 'fee' where account = 'member'"],
    ['an entry is lost', "delete from ledger_entries where account = 'issue' and version = 2"],
    ['all entries of a transfer are lost', 'delete from ledger_entries where version = 2'],
    ['a transfer is lost', 'delete from ledger_transfers where version = 2'],
    ['the newest transfer is lost', 'delete from ledger_transfers where version = 3'],
    [
      'a transfer is lost with its entries',
      'delete from ledger_entries where version = 3; delete from ledger_transfers where version = 3',
    ],
    ['a transfer tells another amount', 'update ledger_transfers set coin_change = 6 where version = 2'],
    [
      'a transfer and its entries tell another amount',
      `update ledger_transfers set coin_change = 6 where version = 2;
       update ledger_entries set amount = 6 * sign(amount) where version = 2`,
    ],
    ['a transfer tells another balance', 'update ledger_transfers set coin_after = 99 where version = 2'],
    [
      'entries are added to a transfer',
      `insert into ledger_entries select member_id, version, position + 2, account, asset, amount, created_at
       from ledger_entries where version = 2`,
    ],
  ];
  it.each(tampering)('L7 finds the difference when %s', async (_, statements) => {
    const memberId = systemRandom.uuid();
    const undone = new Error('The database is left as it was.');
    const tampered = database.transaction(async (tx) => {
      await openAccounts(tx, memberId, at);
      await transfer(tx, posting(memberId, 'a', coins(5)));
      await transfer(tx, posting(memberId, 'b', coins(8)));
      expect(failed(await runChecks(tx, []))).toEqual([]);
      await sql
        .raw(
          `alter table ledger_accounts disable trigger user; alter table ledger_transfers disable trigger user;
           alter table ledger_entries disable trigger user; ${statements}`,
        )
        .execute(tx);
      expect(failed(await runChecks(tx, []))).not.toEqual([]);
      throw undone;
    });
    await expect(tampered).rejects.toBe(undone);
  });

  it('runs the checks that other areas bring and prints findings below their names', async () => {
    const results = await reconcile(database, [
      {
        name: 'every exchange has its transfers',
        run: () => Promise.resolve([{ memberId: null, detail: 'order 7 has none' }]),
      },
    ]);
    expect(reconcileReport(results)).toContain(
      'FAILED  every exchange has its transfers\n          ledger: order 7 has none',
    );
    expect(reconcileReport(results)).toContain(
      'ok      entries of every transfer sum to zero in every asset',
    );
  });
});

describe('monthly partitions', () => {
  beforeAll(open);
  afterAll(close);

  const partsOf = async (memberId: string): Promise<string[]> => {
    const { rows } = await sql<{ part: string }>`
      select distinct tableoid::regclass::text as part from ledger_entries where member_id = ${memberId}`.execute(
      database.read,
    );
    return rows.map(({ part }) => part);
  };

  it('stores a posting in the partition of its month, or in the default one when that is missing', async () => {
    const member = systemRandom.uuid();
    await post(member, 'a', coins(5));
    expect(await partsOf(member)).toEqual([
      `ledger_entries_${at.toISOString().slice(0, 7).replace('-', '_')}`,
    ]);
    const future = systemRandom.uuid();
    await post(future, 'a', coins(5), new Date('2099-05-31T23:59:59.999Z'));
    expect(await partsOf(future)).toEqual(['ledger_entries_default']);
  });

  it('makes future months once, except months with entries in the default partition', async () => {
    const [early, late] = [systemRandom.uuid(), systemRandom.uuid()];
    await post(early, 'a', coins(5), new Date('2099-05-31T23:59:59.999Z'));
    const first = new Date('2099-04-15T00:00:00Z');
    expect(await makeMonths(database.read, first, 3)).toBe(2);
    expect(await makeMonths(database.read, first, 3)).toBe(0);
    await post(late, 'a', coins(5), new Date('2099-06-01T00:00:00Z'));
    expect(await partsOf(late)).toEqual(['ledger_entries_2099_06']);
    expect(await partsOf(early)).toEqual(['ledger_entries_default']);
    const error: unknown = await sql`truncate ledger_entries_2099_06`
      .execute(database.read)
      .catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('YL005');
    expect(await failedChecks()).toEqual([]);
  });
});
