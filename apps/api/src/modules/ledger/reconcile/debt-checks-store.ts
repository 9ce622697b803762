import { sql } from 'kysely';
import { rangeCheck } from './range-check.ts';
import type { ReconcileCheck } from './reconcile-check.ts';

/** Checks of debts (rule 4.16). They only read. */
export const debtChecks: readonly ReconcileCheck[] = [
  rangeCheck(
    'what was taken back of a transfer and what is owed of it make up what it gave',
    (within) => sql`
      select d.member_id,
        format('%s gave %s, %s was taken back and %s owed', d.key, given.coins, taken.coins, d.amount) as detail
      from (
        select member_id, key, sum(amount) as amount from ledger_debts where ${within('member_id')} group by member_id, key
      ) d
      left join lateral (
        select coalesce(sum(t.coin_change + t.pending_coin_change), 0) as coins
        from ledger_transfers t where t.member_id = d.member_id and t.key = d.key
      ) given on true
      left join lateral (
        select coalesce(-sum(t.coin_change), 0) as coins
        from ledger_transfers t where t.member_id = d.member_id and t.key = d.key || ':takenBack'
      ) taken on true
      where given.coins <> taken.coins + d.amount limit 100`,
  ),
  rangeCheck(
    'every debt was paid by the transfers that its member sees',
    (within) => sql`
      select d.member_id,
        format('debt %s says %s in %s payments, transfers say %s in %s', d.id, d.paid, d.payments, seen.coins, seen.times)
          as detail
      from ledger_debts d
      left join lateral (
        select count(*) as times, coalesce(-sum(t.coin_change), 0) as coins from ledger_transfers t
        where t.member_id = d.member_id and starts_with(t.key, 'debt:' || d.id || ':')
      ) seen on true
      where ${within('d.member_id')} and (d.paid, d.payments) <> (seen.coins, seen.times) limit 100`,
  ),
  rangeCheck(
    'every payment of a debt has its debt',
    (within) => sql`
      select null as member_id, format('%s transfers pay debts, debts say %s', transfers, said) as detail
      from (
        select (select count(*) from ledger_transfers where ${within('member_id')} and starts_with(key, 'debt:')) as transfers,
          (select coalesce(sum(payments), 0) from ledger_debts where ${within('member_id')}) as said
      ) counted where transfers <> said`,
  ),
  rangeCheck(
    'nobody who owes coins has any',
    (within) => sql`
      select a.member_id, format('has %s and owes %s', a.coin, d.owed) as detail
      from (
        select member_id, sum(amount - paid - forgiven) as owed from ledger_debts
        where paid + forgiven < amount and ${within('member_id')} group by member_id
      ) d
      join ledger_accounts a using (member_id)
      where a.coin > 0 limit 100`,
  ),
];
