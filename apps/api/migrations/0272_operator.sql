-- When a site is closed for maintenance. It lasts until an operator ends it; `expected_end` is only what people read.
create table site_maintenances (
  id uuid primary key,
  site text not null check (site in ('member', 'bbs')),
  message text not null,
  starts_at timestamptz not null,
  expected_end timestamptz,
  planned_by text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by text
);
create unique index site_maintenances_open on site_maintenances (site) where ended_at is null;
create index site_maintenances_past on site_maintenances (ended_at desc) where ended_at is not null;

-- How many signed-in people have a page of a site open, as each server last counted.
create table site_presence (
  server uuid not null,
  site text not null,
  people integer not null,
  at timestamptz not null,
  primary key (server, site)
);

create index site_presence_by_time on site_presence (at);

-- down
drop table site_presence;
drop table site_maintenances;
