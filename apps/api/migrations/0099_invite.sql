-- Members who agreed that their invitations show the whole nickname (rule 4.19). Without a row it is masked.
create table invite_names (
  member_id uuid primary key,
  agreed_at timestamptz not null
);

-- down
drop table invite_names;
