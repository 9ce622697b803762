import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { seededRandom } from '../../../../test/seeded-random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { transfer } from '../posting/ledger.ts';
import type { Posting } from '../posting/posting.ts';
import { reconcile, runChecks } from '../reconcile/reconcile.ts';
import { sealAll } from './seal.ts';
import { readChainHead, seal } from './seal-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const MUTATIONS = runs(60, 1_000);
const SEED = Number(process.env['YAYAN_SEED'] ?? 20_261_121);
const TABLES = [
  'ledger_accounts',
  'ledger_transfers',
  'ledger_entries',
  'ledger_seals',
  'ledger_blocks',
] as const;
const random = seededRandom(SEED);
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 8, minute));
const members = Array.from({ length: 5 }, () => random.uuid());

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.transaction(async (tx) => {
    for (let minute = 0; minute < 12; minute += 1) {
      for (const memberId of members) await transfer(tx, posting(memberId, minute));
      if (minute % 4 === 3) expect(await seal(tx, at(minute))).toBe(true);
    }
  });
});
afterAll(() => database.close());

const posting = (memberId: string, minute: number): Posting => ({
  key: `participation:${minute}`,
  memberId,
  reason: 'earned',
  cause: { kind: 'participation', id: String(minute), title: '早餐习惯' },
  legs: [
    { asset: 'coin', amount: 10 + random.int(90), platform: 'issue' },
    { asset: 'credit', amount: 1 + random.int(9), platform: 'campaign' },
  ],
  at: at(minute),
});

const broken = async (tx: Tx): Promise<string[]> =>
  (await runChecks(tx, [])).filter(({ findings }) => findings.length > 0).map(({ name }) => name);

/** Runs `work` in a transaction and rolls it back. */
const undone = async (work: (tx: Tx) => Promise<void>): Promise<void> => {
  const undo = new Error('The database is left as it was.');
  await expect(
    database.transaction(async (tx) => {
      await work(tx);
      throw undo;
    }),
  ).rejects.toBe(undo);
};

/** Removes the protection against changes, as anyone with write access by SQL can. */
const disarm = async (tx: Tx): Promise<void> => {
  for (const table of TABLES) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
};

interface Place {
  table: string;
  columns: { name: string; type: string }[];
  /** The positions of the rows. */
  rows: { part: number; ctid: string }[];
}

const placesOf = async (tx: Tx): Promise<Place[]> => {
  const places: Place[] = [];
  for (const table of TABLES) {
    const columns = await sql<Place['columns'][number]>`
      select attname as name, coalesce(nullif(typbasetype, 0), t.oid)::regtype::text as type
      from pg_attribute join pg_type t on t.oid = atttypid
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx);
    const rows = await sql<Place['rows'][number]>`
      select tableoid::int8 as part, ctid::text as ctid from ${sql.table(table)}`.execute(tx);
    places.push({ table, columns: columns.rows, rows: rows.rows });
  }
  return places;
};

/** Another value for a column of a type. */
const OTHER: Readonly<Record<string, string>> = {
  text: `case x when 'issue' then 'fee' when 'campaign' then 'issue' else coalesce(x, '') || '?' end`,
  bigint: 'coalesce(x, 0) + 1',
  smallint: 'x + 2',
  uuid: 'gen_random_uuid()',
  bytea: 'sha256(x)',
  'timestamp with time zone': `coalesce(x, now()) + interval '1 second'`,
};

const pick = <T>(list: readonly T[]): T => {
  const picked = list[random.int(list.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
};

/** A statement that alters, deletes or swaps one row, and what it does in words. */
const mutation = ({ table, columns, rows }: Place): string => {
  const { name, type } = pick(columns);
  const at = ({ part, ctid }: Place['rows'][number]) => `tableoid = ${part} and ctid = '${ctid}'`;
  const [row, other] = [pick(rows), pick(rows)];
  const kind = random.int(3);
  if (kind === 0) return `delete from ${table} where ${at(row)}`;
  if (kind === 1)
    return `update ${table} set ${name} = ${OTHER[type]?.replaceAll('x', name)} where ${at(row)}`;
  return `update ${table} t set ${name} = o.${name} from (
    select a.${name}, b.tableoid as part, b.ctid as place
    from ${table} a, ${table} b
    where a.tableoid = ${row.part} and a.ctid = '${row.ctid}' and b.tableoid = ${other.part} and b.ctid = '${other.ctid}'
    union all
    select b.${name}, a.tableoid, a.ctid
    from ${table} a, ${table} b
    where a.tableoid = ${row.part} and a.ctid = '${row.ctid}' and b.tableoid = ${other.part} and b.ctid = '${other.ctid}'
  ) o where t.tableoid = o.part and t.ctid = o.place and t.${name} is distinct from o.${name}`;
};

/** Whether the statement changed anything; the database may still refuse it. */
const applies = async (tx: Tx, statement: string): Promise<boolean> => {
  try {
    const { numAffectedRows } = await sql.raw(statement).execute(tx);
    return (numAffectedRows ?? 0n) > 0n;
  } catch (error) {
    expect(sqlState(error), statement).toMatch(/^2[23]/);
    return false;
  }
};

describe('the hash chain of the ledger', () => {
  it(
    `L7 hash chain: one pass each finds ${MUTATIONS} rows altered, deleted or swapped by SQL (seed ${SEED})`,
    async () => {
      await undone(async (tx) => {
        await disarm(tx);
        expect(await broken(tx)).toEqual([]);
        const places = await placesOf(tx);
        for (let applied = 0; applied < MUTATIONS;) {
          const statement = mutation(pick(places));
          await sql`savepoint untouched`.execute(tx);
          if (await applies(tx, statement)) {
            expect(await broken(tx), statement).not.toEqual([]);
            applied += 1;
          }
          await sql`rollback to savepoint untouched`.execute(tx);
        }
      });
    },
    timeFor(MUTATIONS, 200),
  );

  it('finds a member’s rewritten history, even when all sums and seals were rewritten to match', async () => {
    const [memberId = ''] = members;
    await undone(async (tx) => {
      await disarm(tx);
      await sql`update ledger_transfers set cause_title = '另一份问卷' where member_id = ${memberId}`.execute(
        tx,
      );
      expect(await broken(tx)).toEqual(['what was sealed is as it was then']);
      await sql`
        update ledger_seals s set digest = ledger_digest(member_id, (
          select coalesce(max(version), 0) from ledger_seals b where b.member_id = s.member_id and b.version < s.version
        ), version) where member_id = ${memberId}`.execute(tx);
      expect(await broken(tx)).toEqual(['the chain of seals is whole']);
    });
  });

  it('seals only new transfers, and keeps the head when there are none', async () => {
    await undone(async (tx) => {
      const before = await readChainHead(tx);
      expect(before).toMatchObject({
        block: 3,
        head: expect.stringMatching(/^([0-9a-f]{8}-){7}[0-9a-f]{8}$/),
      });
      expect(await seal(tx, at(30))).toBe(false);
      expect(await readChainHead(tx)).toEqual(before);
      await transfer(tx, posting(members[0] ?? '', 31));
      expect(await seal(tx, at(32))).toBe(true);
      expect(await readChainHead(tx)).toMatchObject({
        block: 4,
        head: expect.not.stringMatching(before?.head ?? ''),
      });
      const sealed = await sql<{ count: number }>`
        select count(*) as count from ledger_seals where block = 4`.execute(tx);
      expect(sealed.rows).toEqual([{ count: 1 }]);
      expect(await broken(tx)).toEqual([]);
    });
  });

  it('is extended by one block for each range of members, and checked in ranges', async () => {
    const other = await testDatabase();
    for (const [index, memberId] of members.entries())
      await other.transaction((tx) => transfer(tx, posting(memberId, index)));
    expect(await sealAll(other, at(40), { rangeSize: 2 })).toBe(true);
    expect(await sealAll(other, at(41), { rangeSize: 2 })).toBe(false);
    const blocks = await sql<{ seals: number }>`
      select count(*) as seals from ledger_seals group by block order by block`.execute(other.read);
    expect(blocks.rows).toEqual([{ seals: 2 }, { seals: 2 }, { seals: 1 }]);
    const failed = async (): Promise<string[]> =>
      (await reconcile(other, [], { rangeSize: 2 })).flatMap(({ name, findings }) =>
        findings.map(({ memberId }) => `${name}: ${memberId}`),
      );
    expect(await failed()).toEqual([]);
    const [middle = ''] = members.toSorted().slice(2);
    await other.transaction(async (tx) => {
      await disarm(tx);
      await sql`update ledger_transfers set cause_title = '另一份问卷' where member_id = ${middle}`.execute(
        tx,
      );
    });
    expect(await failed()).toEqual([`what was sealed is as it was then: ${middle}`]);
    await other.close();
  });

  it('stops between two ranges when the signal aborts', async () => {
    const signal = AbortSignal.abort(new Error('time is over'));
    await expect(sealAll(database, at(50), { signal })).rejects.toThrow('time is over');
    await expect(reconcile(database, [], { signal })).rejects.toThrow('time is over');
  });

  it('reads the partitions of the sealed time only', async () => {
    await undone(async (tx) => {
      await sql`select ledger_make_months(${at(0)}, 3)`.execute(tx);
      const memberId = random.uuid();
      await transfer(tx, posting(memberId, 1));
      const reads = async (): Promise<number> => {
        const { rows } = await sql<{ reads: number }>`
          select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as reads from pg_stat_xact_user_tables
          where relname like 'ledger_entries%'`.execute(tx);
        return Number(rows[0]?.reads);
      };
      const before = await reads();
      await sql`select ledger_digest(${memberId}, 0, 1)`.execute(tx);
      expect(await reads()).toBe(before + 1);
    });
  });

  it.each(['ledger_seals', 'ledger_blocks'])('%s can’t be changed', async (table) => {
    for (const statement of [`delete from ${table}`, `truncate ${table}`]) {
      const error: unknown = await sql
        .raw(statement)
        .execute(database.read)
        .catch((caught: unknown) => caught);
      expect(sqlState(error)).toBe('YL005');
    }
  });
});
