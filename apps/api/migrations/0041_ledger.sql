-- What the daily reconcile found, the last run of each check: for the alarm, whichever server is asked for it.
create table reconcile_results (
  name text primary key,
  findings integer not null check (findings >= 0),
  at timestamptz not null
);

-- down
drop table reconcile_results;
