-- A row for each server, written by its readiness check: a server that can't write can't do its work.
create table write_probes (
  server uuid primary key,
  at timestamptz not null
);

-- down
drop table write_probes;
