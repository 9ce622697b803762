-- Every download from a group: who, what, of whom, when, and what proves the file. `finished_at` is empty when the file was
-- not sent to its end.
create table group_downloads (
  group_id uuid not null,
  id uuid not null,
  group_member_id uuid not null,
  kind text not null,
  filter jsonb not null,
  identity text not null check (identity in ('nickname', 'code', 'memberCode')),
  started_at timestamptz not null,
  finished_at timestamptz,
  sheets jsonb,
  primary key (group_id, id),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  check ((finished_at is null) = (sheets is null))
);
create index group_downloads_in_order on group_downloads (group_id, started_at);

-- down
drop table group_downloads;
