-- concurrently
-- From which credit a level counts may change now (rule 4.32), always to a multiple of 50. The timeline of a member (rule 14.92) finds the
-- transfers by which their credit passed such a multiple. What passed a mark lately is found by the time alone.
create index concurrently if not exists ledger_transfers_own_step on ledger_transfers (member_id, version)
  where credit_change <> 0 and credit_after / 50 <> (credit_after - credit_change) / 50;
drop index concurrently if exists ledger_transfers_own_mark;
drop index concurrently if exists ledger_transfers_passed_mark;

-- down
create index if not exists ledger_transfers_passed_mark on ledger_transfers (created_at)
  where credit_change > 0 and cause_kind <> 'participation'
    and width_bucket(credit_after, array[100, 400, 1000, 3000]::bigint[])
      > width_bucket(credit_after - credit_change, array[100, 400, 1000, 3000]::bigint[]);
create index if not exists ledger_transfers_own_mark on ledger_transfers (member_id, version)
  where credit_change <> 0
    and width_bucket(credit_after, array[100, 400, 1000, 3000]::bigint[])
      <> width_bucket(credit_after - credit_change, array[100, 400, 1000, 3000]::bigint[]);
drop index if exists ledger_transfers_own_step;
