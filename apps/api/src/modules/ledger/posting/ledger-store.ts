import { type RawBuilder, sql } from 'kysely';
import type { Step } from '../../../platform/database/cte-chain.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type {
  Asset,
  Balances,
  Cause,
  Leg,
  LedgerReason,
  PlatformAccount,
  PostResult,
  Posting,
} from './posting.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface BalanceColumns {
  coin: number;
  pending_coin: number;
  credit: number;
  quality: number;
}

const balancesOf = (row: BalanceColumns): Balances => ({
  coins: row.coin,
  pendingCoins: row.pending_coin,
  credit: row.credit,
  quality: row.quality,
});

/** A posting with the id of its future transfer. */
type PostingWithId = Posting & { id: string };

/** Posts a transfer in one round trip. Errors carry the SQLSTATEs that 0003_ledger.sql lists. */
export async function postTransfer(tx: Tx, posting: PostingWithId): Promise<PostResult> {
  const { rows } = await sql<BalanceColumns & { transfer_id: string; replayed: boolean }>`
    select transfer_id, replayed, coin, pending_coin, credit, quality
    from ${rowsOf([posting])}, ${postedBy(posting)}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('post_transfer answered no row');
  return { transferId: row.transfer_id, replayed: row.replayed, balances: balancesOf(row) };
}

/** The statement that posts transfers in the order of members. It posts those whose `member_id` the step returns. */
export const postGainsSql = ({ name }: Step, postings: readonly PostingWithId[]): RawBuilder<unknown> => sql`
  select member as member_id, coins as value
  from post_gains(${JSON.stringify(postings.map(rowOf))}::jsonb, array(select member_id from ${sql.id(name)}))`;

/**
 * The statement that returns the coins of every `member_id` of the step `after`: the `value` of the step `moved` if it
 * has that member, otherwise the balance before.
 */
export const coinsSql = ({ name: after }: Step, { name: moved }: Step): RawBuilder<unknown> => sql`
  select member_id, value from ${sql.id(moved)}
  union all
  select unmoved.member_id, coalesce(
    (select a.coin from ledger_accounts a where a.member_id = unmoved.member_id), 0
  ) as value
  from (select member_id from ${sql.id(after)} except select member_id from ${sql.id(moved)}) as unmoved`;

/** The call that posts a row of `rowsOf`. `post_transfer` also pays the member's debts. */
const postedBy = ({ skipsDebts = false }: Posting): RawBuilder<unknown> => sql`
${sql.raw(skipsDebts ? 'post_one_transfer' : 'post_transfer')}(
  posting.member_id, posting.id, posting.key, posting.reason, posting.cause_kind, posting.cause_id, posting.cause_title,
  posting.note, posting.expected_at, posting.follows, posting.assets, posting.amounts, posting.platforms, posting.at
) as posted`;

/** Postings as rows. */
const rowsOf = (postings: readonly PostingWithId[]): RawBuilder<unknown> =>
  recordset(
    postings.map(rowOf),
    `posting (
      member_id uuid, id uuid, key text, reason text, cause_kind text, cause_id text, cause_title text,
      note text, expected_at timestamptz, follows text, assets text[], amounts bigint[], platforms text[], at timestamptz
    )`,
  );

function rowOf(posting: PostingWithId): object {
  const { id, memberId, cause, expectedAt, legs, skipsDebts: _, ...rest } = posting;
  return {
    ...rest,
    id,
    member_id: memberId,
    cause_kind: cause.kind,
    cause_id: cause.id,
    cause_title: cause.title,
    expected_at: expectedAt,
    assets: legs.map(({ asset }) => asset),
    amounts: legs.map(({ amount }) => amount),
    platforms: legs.map(({ platform }) => platform),
  };
}

/** A member's balances; undefined when nothing was ever posted. */
export async function readBalances(db: Connection, memberId: string): Promise<Balances | undefined> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(['coin', 'pending_coin', 'credit', 'quality'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && balancesOf(row);
}

/** A transfer that another area expects. */
export interface ExpectedTransfer {
  memberId: string;
  key: string;
  /** Coins, pending ones included. Positive to the member. */
  coins: number;
}

/** A posted transfer. */
export interface PostedTransfer {
  version: number;
  key: string;
  reason: LedgerReason;
  cause: Cause;
  legs: Leg[];
}

/** Locks the member's account until the transaction ends, so that no other transfer of theirs is posted. */
export async function lockAccount(tx: Tx, memberId: string): Promise<void> {
  await sql`select from ledger_accounts where member_id = ${memberId} for update`.execute(tx);
}

/** The transfer of a key, and the transfers that ended it, in order. Empty when the key is unknown. */
export async function readChain(db: Connection, memberId: string, key: string): Promise<PostedTransfer[]> {
  const { rows } = await sql<{
    version: number;
    key: string;
    reason: LedgerReason;
    cause_kind: Cause['kind'];
    cause_id: string;
    cause_title: string;
    asset: Asset;
    amount: number;
    platform: PlatformAccount;
  }>`
    with recursive chain as (
      select * from ledger_transfers where member_id = ${memberId} and key = ${key}
      union all
      select next.* from ledger_transfers next
      join chain on next.member_id = chain.member_id and next.follows = chain.version
    )
    select t.version, t.key, t.reason, t.cause_kind, t.cause_id, t.cause_title,
      e.asset, -e.amount as amount, e.account as platform
    from chain t
    join ledger_entries e on e.member_id = t.member_id and e.version = t.version and e.created_at = t.created_at
      and e.account <> 'member'
    order by t.version, e.position`.execute(db);
  return [...Map.groupBy(rows, (row) => row.version).values()].flatMap((legs) => {
    const [first] = legs;
    if (first === undefined) return [];
    const { version, key: transferKey, reason } = first;
    const cause = { kind: first.cause_kind, id: first.cause_id, title: first.cause_title };
    return [
      {
        version,
        key: transferKey,
        reason,
        cause,
        legs: legs.map(({ asset, amount, platform }) => ({ asset, amount, platform })),
      },
    ];
  });
}

/** Whether coins that a member got from this cause are still pending. */
export async function readPending(
  db: Connection,
  memberId: string,
  { kind, id }: Pick<Cause, 'kind' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql<{ pending: boolean }>`
    select exists (
      select from ledger_transfers t
      where t.member_id = ${memberId} and t.cause_kind = ${kind} and t.cause_id = ${id} and t.pending_coin_change > 0
        and not exists (
          select from ledger_transfers ending where ending.member_id = t.member_id and ending.follows = t.version
        )
    ) as pending`.execute(db);
  return rows[0]?.pending === true;
}

/** The coins spent on a kind of cause since a moment, and how often, without refunds. */
export async function readSpending(
  db: Connection,
  memberId: string,
  kind: Cause['kind'],
  since: Date,
): Promise<{ times: number; coins: number }> {
  const { rows } = await sql<{ times: number; coins: number }>`
    select count(*) as times, coalesce(-sum(t.coin_change), 0)::bigint as coins
    from ledger_transfers t
    where t.member_id = ${memberId} and t.reason = 'spent' and t.cause_kind = ${kind} and t.created_at >= ${since}
      and not exists (
        select from ledger_transfers ending where ending.member_id = t.member_id and ending.follows = t.version
      )`.execute(db);
  return rows[0] ?? { times: 0, coins: 0 };
}

/**
 * The expected transfers that are missing: no transfer of that key changed the member's coins, pending or not, by
 * exactly that amount. Each is looked up by its key (`limit 1`), because PostgreSQL may read the whole table for a join.
 */
export async function readUnposted<Item extends ExpectedTransfer>(
  db: Connection,
  expected: readonly Item[],
): Promise<Item[]> {
  const { rows } = await sql<{ place: number }>`
    select place from unnest(
      ${expected.map((item) => item.memberId)}::uuid[], ${expected.map((item) => item.key)}::text[],
      ${expected.map((item) => item.coins)}::bigint[]
    ) with ordinality as item (member_id, key, coins, place)
    where (
      select t.coin_change + t.pending_coin_change from ledger_transfers t
      where t.member_id = item.member_id and t.key = item.key limit 1
    ) is distinct from item.coins`.execute(db);
  const missing = new Set(rows.map(({ place }) => place));
  return expected.filter((_, index) => missing.has(index + 1));
}

/** Creates the partitions for `months` months of entries from `first` on. Returns how many were missing. */
export async function makeMonths(db: Connection, first: Date, months: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select ledger_make_months(${first}::timestamptz, ${months}::int) as made`.execute(db);
  return rows[0]?.made ?? 0;
}

/** An SQL expression for other areas: the quality (质量分) of the member whose id is in the column. */
export const qualityOf = (column: string): RawBuilder<number> =>
  sql`coalesce((select a.quality from ledger_accounts a where a.member_id = ${sql.ref(column)}), 0)`;

/** Those of the members whose quality is below a number. */
export async function selectBelowQuality(
  db: Connection,
  memberIds: readonly string[],
  minimum: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from unnest(${[...memberIds]}::uuid[]) m(id) where ${qualityOf('m.id')} < ${minimum}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
