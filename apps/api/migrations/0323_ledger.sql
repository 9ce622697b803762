-- concurrently
-- The timeline of a member tells when their level changed, without reading all their transfers (rule 14.92). The marks are
-- those of the levels; a test compares them.
create index concurrently if not exists ledger_transfers_own_mark on ledger_transfers (member_id, version)
  where credit_change <> 0
    and width_bucket(credit_after, array[100, 400, 1000, 3000]::bigint[])
      <> width_bucket(credit_after - credit_change, array[100, 400, 1000, 3000]::bigint[]);

-- down
drop index if exists ledger_transfers_own_mark;
