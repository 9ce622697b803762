-- concurrently
-- Operators find a row of the ledger by the code that its member quotes: the last digits of its id (rule 14.67).
create index concurrently if not exists ledger_transfers_support_code on ledger_transfers
  (right(replace(id::text, '-', ''), 8));

-- down
drop index if exists ledger_transfers_support_code;
