-- Calls of one kind that one network address made in a minute, added up over all servers. Unlogged: a crash may forget it.
create unlogged table call_counts (
  minute timestamptz not null,
  key text not null,
  calls integer not null,
  primary key (minute, key)
);

-- down
drop table call_counts;
