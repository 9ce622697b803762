-- Final verdicts that another reviewer looks at again (rule 14.46). `looked_verdict` is what they would have decided.
create table second_looks (
  review_id uuid primary key references activity_reviews,
  operator text not null,
  verdict text not null check (verdict in ('approve', 'reject')),
  chosen_at timestamptz not null,
  looked_by text check (length(looked_by) between 1 and 100),
  looked_verdict text check (looked_verdict in ('approve', 'reject')),
  note text check (length(note) <= 500),
  looked_at timestamptz,
  check ((looked_at is null) = (looked_by is null) and (looked_at is null) = (looked_verdict is null))
);
create index second_looks_waiting on second_looks (chosen_at, review_id) where looked_at is null;
create index second_looks_done on second_looks (looked_at) where looked_at is not null;

-- down
drop table second_looks;
