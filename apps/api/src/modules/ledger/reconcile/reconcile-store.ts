import { sql } from 'kysely';
import { findInBatches } from './find-in-batches.ts';
import { memberCheck } from './range-check.ts';
import type { MemberCheck, ReconcileCheck } from './reconcile-check.ts';

const BLOCKS_AT_ONCE = 50;

/** Checks of every member's own ledger. Each reads the tables of a range once. */
export const memberChecks: readonly MemberCheck[] = [
  memberCheck(
    'entries of every transfer sum to zero in every asset',
    (within) => sql`
      select member_id, format('transfer %s: %s sums to %s', version, asset, sum(amount)) as detail
      from ledger_entries where ${within('member_id')}
      group by member_id, version, asset having sum(amount) <> 0 limit 100`,
  ),
  memberCheck(
    "entries come in pairs of the member's and the platform's side",
    (within) => sql`
      select member_id, format('transfer %s, position %s has no counterpart', version, position) as detail
      from (
        select member_id, version, min(position) as position
        from ledger_entries where ${within('member_id')}
        group by member_id, version, position / 2
        having count(*) <> 2 or min(asset) <> max(asset) or sum(amount) <> 0
          or bool_or((position % 2 = 0) <> (account = 'member'))
      ) pair limit 100`,
  ),
  memberCheck(
    'every transfer has exactly the entries it says, and every entry its transfer',
    (within) => sql`
      select coalesce(t.member_id, e.member_id) as member_id,
        format('transfer %s (%s)', coalesce(t.version, e.version), coalesce(t.key, 'missing')) as detail
      from (select * from ledger_transfers where ${within('member_id')}) t
      full join (
        select member_id, version,
          coalesce(sum(amount) filter (where asset = 'coin'), 0) as coin,
          coalesce(sum(amount) filter (where asset = 'pendingCoin'), 0) as pending_coin,
          coalesce(sum(amount) filter (where asset = 'credit'), 0) as credit,
          coalesce(sum(amount) filter (where asset = 'quality'), 0) as quality,
          min(created_at) as first_at, max(created_at) as last_at
        from ledger_entries where account = 'member' and ${within('member_id')}
        group by member_id, version
      ) e using (member_id, version)
      where t.member_id is null or e.member_id is null
        or (t.coin_change, t.pending_coin_change, t.credit_change, t.quality_change)
          <> (e.coin, e.pending_coin, e.credit, e.quality)
        or e.first_at <> t.created_at or e.last_at <> t.created_at
      limit 100`,
  ),
  memberCheck(
    "every member's transfers follow on each other without a gap",
    (within) => sql`
      select member_id, format('transfer %s (%s)', version, key) as detail
      from (
        select t.*, lag(version, 1, 0::bigint) over line as version_before,
          lag(coin_after, 1, 0::bigint) over line as coin_before,
          lag(pending_coin_after, 1, 0::bigint) over line as pending_coin_before,
          lag(credit_after, 1, 0::bigint) over line as credit_before,
          lag(quality_after, 1, 0::bigint) over line as quality_before
        from ledger_transfers t where ${within('t.member_id')}
        window line as (partition by member_id order by version)
      ) t
      where version <> version_before + 1
        or coin_after <> coin_before + coin_change
        or pending_coin_after <> pending_coin_before + pending_coin_change
        or credit_after <> credit_before + credit_change
        or quality_after <> quality_before + quality_change
      limit 100`,
  ),
  memberCheck(
    'every balance is the sum of its entries and what its last transfer says',
    (within) => sql`
      select coalesce(a.member_id, e.member_id) as member_id,
        format('has %s, entries say %s, version %s, last transfer %s',
          (a.coin, a.pending_coin, a.credit, a.quality), (e.coin, e.pending_coin, e.credit, e.quality),
          a.version, t.version) as detail
      from (select * from ledger_accounts where ${within('member_id')}) a
      full join (
        select member_id,
          coalesce(sum(amount) filter (where asset = 'coin'), 0) as coin,
          coalesce(sum(amount) filter (where asset = 'pendingCoin'), 0) as pending_coin,
          coalesce(sum(amount) filter (where asset = 'credit'), 0) as credit,
          coalesce(sum(amount) filter (where asset = 'quality'), 0) as quality
        from ledger_entries where account = 'member' and ${within('member_id')}
        group by member_id
      ) e using (member_id)
      left join (
        select distinct on (member_id) * from ledger_transfers
        where ${within('member_id')} order by member_id, version desc
      ) t on t.member_id = a.member_id
      where a.member_id is null
        or (a.coin, a.pending_coin, a.credit, a.quality) <> (
          coalesce(e.coin, 0), coalesce(e.pending_coin, 0), coalesce(e.credit, 0), coalesce(e.quality, 0))
        or (a.coin, a.pending_coin, a.credit, a.quality, a.version) <> (
          coalesce(t.coin_after, 0), coalesce(t.pending_coin_after, 0), coalesce(t.credit_after, 0),
          coalesce(t.quality_after, 0), coalesce(t.version, 0))
      limit 100`,
  ),
  memberCheck(
    'no balance is below zero and no quality above 100',
    (within) => sql`
      select member_id, format('has %s', (coin, pending_coin, credit, quality)) as detail
      from ledger_accounts
      where ${within('member_id')} and (least(coin, pending_coin, credit, quality) < 0 or quality > 100) limit 100`,
  ),
  memberCheck(
    'pending coins are those of transfers that have not ended',
    (within) => sql`
      select a.member_id, format('has %s pending, open transfers say %s', a.pending_coin, coalesce(open.coins, 0)) as detail
      from ledger_accounts a
      left join (
        select t.member_id, sum(t.pending_coin_change) as coins
        from ledger_transfers t
        left join ledger_transfers ending on ending.member_id = t.member_id and ending.follows = t.version
        where ${within('t.member_id')} and t.pending_coin_change > 0 and ending.version is null
        group by t.member_id
      ) open using (member_id)
      where ${within('a.member_id')} and a.pending_coin <> coalesce(open.coins, 0) limit 100`,
  ),
  memberCheck(
    'what members have of an asset is what the platform has given',
    (within) => sql`
      select null as member_id, format('%s: members have %s, the platform gave %s', asset, held, given) as detail
      from (
        select asset, coalesce(-sum(amount) filter (where account <> 'member'), 0) as given,
          (select case asset when 'coin' then sum(coin) when 'pendingCoin' then sum(pending_coin)
            when 'credit' then sum(credit) else sum(quality) end from ledger_accounts where ${within('member_id')}) as held
        from ledger_entries where ${within('member_id')} group by asset
      ) totals where given <> held`,
  ),
  memberCheck(
    'what was sealed is as it was then',
    (within) => sql`
      select member_id, format('transfers %s to %s', before + 1, version) as detail
      from (
        select s.*, lag(version, 1, 0::bigint) over (partition by member_id order by version) as before
        from ledger_seals s where ${within('s.member_id')}
      ) s
      where digest <> ledger_digest(member_id, before, version) limit 100`,
  ),
  memberCheck(
    'every seal belongs to a block',
    (within) => sql`
      select member_id, format('version %s, block %s', version, block) as detail
      from ledger_seals s
      where ${within('s.member_id')} and not exists (select from ledger_blocks b where b.number = s.block) limit 100`,
  ),
];

interface BlockRow {
  number: number;
  broken: boolean;
}

/** Checks of the ledger as a whole. */
export const ledgerChecks: readonly ReconcileCheck[] = [
  {
    name: 'the chain of seals is whole',
    run: async (db, signal) =>
      await findInBatches<BlockRow>(
        async (last, count) => {
          const { rows } = await sql<BlockRow>`
            select number, head <> ledger_head(number, sealed_at)
              or (select true from ledger_seals s where s.block = number limit 1) is null as broken
            from ledger_blocks where number > ${last?.number ?? 0} order by number limit ${count}`.execute(
            db,
          );
          return rows;
        },
        async (blocks) =>
          blocks
            .filter(({ broken }) => broken)
            .map(({ number }) => ({ memberId: null, detail: `block ${number}` })),
        signal,
        BLOCKS_AT_ONCE,
      ),
  },
];
