-- Acts of an operator on many objects. A job does them one by one; each has an outcome of its own.
create table bulk_runs (
  id uuid primary key,
  act text not null,
  input jsonb not null,
  reason text not null,
  asked_by_id uuid not null references operators,
  asked_by text not null,
  address text,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index bulk_runs_newest on bulk_runs (made_at desc);
create index bulk_runs_open on bulk_runs (made_at) where ended_at is null;
create table bulk_items (
  run_id uuid not null references bulk_runs,
  position int not null,
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'asked', 'refused', 'failed')),
  -- Why it was not done.
  why text,
  -- How often it ended with an error of ours.
  tries int not null default 0,
  primary key (run_id, position)
);

-- down
drop table bulk_items;
drop table bulk_runs;
