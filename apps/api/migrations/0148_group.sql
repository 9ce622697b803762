-- Which attributes respondents agreed to let hosts and observers see (rule 6.43): one row for each choice. The values stand in
-- group_members.attributes alone.
create table group_attribute_consents (
  group_id uuid not null,
  id uuid not null,
  group_member_id uuid not null,
  version date not null,
  text text not null,
  keys text[] not null,
  agreed_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (group_id, id),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);
create unique index group_attribute_consents_standing on group_attribute_consents (group_id, group_member_id)
  where withdrawn_at is null;

-- down
drop table group_attribute_consents;
