import { crowdIdSql } from '@yayan/api/testing/bench-side';
import { Client } from 'pg';

/** How many members one transaction fills in. */
const BATCH = 50_000;

/** Inserts each member's transfers of 10 coins, spread evenly over the last year, with two entries each. */
const post = `
  with told as (
    select ${crowdIdSql('n')} as member_id, version,
      date_trunc('second', now()) - interval '360 days' * ($3::int - version + 1) / ($3::int + 1) as at
    from generate_series($1::int, $2::int) n, generate_series(1, $3::int) version
  ), opened as (
    insert into ledger_accounts (member_id, coin, version)
    select ${crowdIdSql('n')}, 10 * $3::int, $3::int from generate_series($1::int, $2::int) n
  ), posted as (
    insert into ledger_transfers (member_id, version, id, key, reason, cause_kind, cause_id, cause_title, coin_change,
      pending_coin_change, credit_change, quality_change, coin_after, pending_coin_after, credit_after, quality_after,
      created_at)
    select member_id, version, gen_random_uuid(), 'filled:' || version, 'earned', 'participation', 'filled',
      '早餐习惯小调查', 10, 0, 0, 0, 10 * version, 0, 0, 0, at from told
  )
  insert into ledger_entries (member_id, version, position, account, asset, amount, created_at)
  select member_id, version, side.position, side.account, 'coin', side.amount, at
  from told, (values (2, 'member', 10), (3, 'issue', -10)) as side (position, account, amount)`;

/**
 * Fills an empty ledger with the crowd's members 1 to `members`, each with `transfers` transfers. The rows are the same as
 * those of postings, and the tables' triggers and constraints check them, but this takes a fraction of the time.
 */
export const fillLedger = async (
  url: string,
  { members, transfers }: { members: number; transfers: number },
): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select ledger_make_months(now() - interval '12 months', 12)");
    await client.query('set synchronous_commit = off');
    for (let from = 1; from <= members; from += BATCH)
      await client.query(post, [from, Math.min(members, from + BATCH - 1), transfers]);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};
