-- Text messages to people of groups who agreed to them (rule 6.37).
alter table group_members add column texts_agreed_at timestamptz;

create table group_texts (
  group_id uuid not null,
  id uuid not null,
  group_member_id uuid not null,
  cause_key text not null,
  what text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'tooMany', 'overBudget', 'dropped')),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (group_id, id),
  unique (group_id, group_member_id, cause_key),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);
create index group_texts_waiting on group_texts (group_id, id) where state in ('waiting', 'sending');

-- down
drop table group_texts;
alter table group_members drop column texts_agreed_at;
