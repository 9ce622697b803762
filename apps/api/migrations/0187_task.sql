-- Until when a consent given at a task was in force: its member can withdraw it (PIPL 15).
alter table participations add column consent_withdrawn_at timestamptz
  check (consent_withdrawn_at is null or consent_text is not null);
-- Research for a client abroad: the country and the licence of 涉外调查. Null for all other tasks.
alter table tasks add column foreign_research json;

-- How many of the last hundred people that a task screened were taken, counted each hour.
create table task_chances (
  task_id uuid primary key references tasks,
  screened integer not null check (screened between 1 and 100),
  taken integer not null check (taken between 0 and screened),
  counted_at timestamptz not null
);
-- How many of an owner's completes of 90 days were taken back. An owner is a partner's id, or `own` for our own host.
create table owner_reversals (
  owner text primary key,
  completes integer not null check (completes > 0),
  reversed integer not null check (reversed between 0 and completes),
  counted_at timestamptz not null
);

-- down
drop table owner_reversals;
drop table task_chances;
alter table tasks drop column foreign_research;
alter table participations drop column consent_withdrawn_at;
