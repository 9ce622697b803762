-- Follow-ups that hosts ask again and again (rule 6.48). A shared one belongs to all hosts of its group.
create table group_probes (
  group_id uuid not null references discussion_groups (id),
  id uuid not null,
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null,
  primary key (group_id, id)
);
-- An own one follows its host into every group. The owner is a member, or the person of a group who has no account.
create table own_probes (
  owner_id uuid not null,
  id uuid not null,
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null,
  primary key (owner_id, id)
);

-- down
drop table own_probes;
drop table group_probes;
