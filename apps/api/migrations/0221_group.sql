-- Hosts code the quotes on the board, and gather them into findings.
create table group_findings (
  group_id uuid not null,
  id uuid not null,
  title text not null,
  sentence text not null,
  position integer not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, added_by) references group_members (group_id, id)
);
alter table group_quotes
  add column codes text[] not null default '{}',
  add column finding_id uuid,
  add constraint group_quotes_finding foreign key (group_id, finding_id) references group_findings (group_id, id);

-- down
alter table group_quotes
  drop constraint group_quotes_finding,
  drop column finding_id,
  drop column codes;
drop table group_findings;
