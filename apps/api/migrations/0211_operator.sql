-- Lists that operators may download for a day (rule 14.32). No file is stored: each download reads the rows anew.
create table operator_exports (
  id uuid primary key,
  list text not null,
  query jsonb not null,
  rows integer not null,
  rows_are_capped boolean not null,
  reason text not null,
  asked_by_id uuid not null references operators,
  asked_by text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index operator_exports_own on operator_exports (asked_by_id, made_at desc);

-- down
drop table operator_exports;
