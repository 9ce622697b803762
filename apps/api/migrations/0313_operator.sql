-- concurrently
-- What the job of the day's figures looks by. Rows of the ledger come in the order of their time, and a sign-in's last use
-- changes in place: a block range index finds both without a tree that each posting and each renewal adds to.
create index concurrently if not exists participations_ended_otherwise on participations (ended_at, result) where result > 1;
create index concurrently if not exists ledger_transfers_created_at on ledger_transfers
  using brin (created_at) with (pages_per_range = 16);
create index concurrently if not exists session_families_last_used_at on session_families
  using brin (last_used_at) with (pages_per_range = 16);

-- down
drop index if exists session_families_last_used_at;
drop index if exists ledger_transfers_created_at;
drop index if exists participations_ended_otherwise;
