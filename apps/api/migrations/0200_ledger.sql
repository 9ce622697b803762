-- concurrently
-- Credit that passed a level's mark by anything but a task, whose transaction writes the message itself. The marks are
-- those of the levels; a test compares them.
create index concurrently if not exists ledger_transfers_passed_mark on ledger_transfers (created_at)
  where credit_change > 0 and cause_kind <> 'participation'
    and width_bucket(credit_after, array[100, 400, 1000, 3000]::bigint[])
      > width_bucket(credit_after - credit_change, array[100, 400, 1000, 3000]::bigint[]);

-- down
drop index if exists ledger_transfers_passed_mark;
