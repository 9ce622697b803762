-- Texts that respondents have not sent yet (rule 6.53).
create table group_drafts (
  group_id uuid not null,
  group_member_id uuid not null,
  kind text not null check (kind in ('answer', 'reply')),
  target_id uuid not null,
  content text not null check (length(content) <= 5000),
  quoted_response_id uuid,
  quoted_text text check (length(quoted_text) <= 500),
  version uuid not null,
  saved_at timestamptz not null,
  primary key (group_id, group_member_id, kind, target_id),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);

-- down
drop table group_drafts;
