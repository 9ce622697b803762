-- Hosts make groups in the product (rules 6.23 to 6.31). A host is a member whom an operator named.
create table group_hosts (
  member_id uuid primary key,
  named_by text not null,
  named_at timestamptz not null
);

-- Who named or removed which host, for audit.
create table group_host_changes (
  id uuid primary key,
  member_id uuid not null,
  what text not null check (what in ('added', 'removed')),
  by text not null,
  at timestamptz not null
);

-- The reward that no plan stood behind is gone: a plan replaces it, and only a plan may be shown (rule 6.17).
alter table discussion_groups
  drop column reward_coins,
  drop column reward_condition,
  drop column reward_paid_within_days,
  add column made_by uuid,
  add column shows_fellows boolean not null default true,
  add column revision integer not null default 0,
  add column topic_coins bigint check (topic_coins >= 0),
  add column whole_coins bigint check (whole_coins >= 0),
  add column cap_coins bigint check (cap_coins > 0),
  add column promised_coins bigint check (promised_coins > 0 and promised_coins <= cap_coins),
  add column reckoned_at timestamptz,
  add column pay_confirmed_at timestamptz,
  add column pay_confirmed_by text,
  add check (num_nulls(topic_coins, whole_coins, cap_coins) in (0, 3)),
  add check ((pay_confirmed_at is null) = (pay_confirmed_by is null));
create index discussion_groups_unpaid on discussion_groups (closes_at)
  where published_at is not null and archived_at is null;

alter table group_members
  add column participation_id uuid,
  add column by_attributes boolean not null default false,
  add column sent_at timestamptz,
  add column sends smallint not null default 0 check (sends between 0 and 3);

-- Tags of people (rule 6.25). Respondents never see them.
create table group_people_tags (
  group_id uuid not null references discussion_groups (id),
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (group_id, id)
);
create unique index group_people_tags_name on group_people_tags (group_id, lower(name));

create table group_people_tagged (
  group_id uuid not null,
  group_member_id uuid not null,
  tag_id uuid not null,
  tagged_at timestamptz not null,
  primary key (group_id, group_member_id, tag_id),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  foreign key (group_id, tag_id) references group_people_tags (group_id, id)
);
create index group_people_tagged_by_tag on group_people_tagged (group_id, tag_id);

-- A section that a host closed before its time, and the one that was put in its place. `chain_id` is the first of them.
alter table group_sections
  add column closed_at timestamptz,
  add column replaces_id uuid,
  add column chain_id uuid;

-- Reordering changes many positions in one statement, so they are compared at its end.
alter table group_topics
  drop constraint group_topics_group_id_position_key,
  add constraint group_topics_in_order unique (group_id, position) deferrable initially immediate;
alter table group_sections
  drop constraint group_sections_group_id_topic_id_position_key,
  add constraint group_sections_in_order unique (group_id, topic_id, position) deferrable initially immediate;

-- What hosts changed after the opening (rule 6.26). Rows are never changed.
create table group_changes (
  group_id uuid not null references discussion_groups (id),
  id uuid not null,
  at timestamptz not null,
  group_member_id uuid not null,
  what text not null
    check (what in ('settings', 'move', 'topic', 'section', 'close', 'order', 'remove', 'invitations')),
  before text,
  after text,
  primary key (group_id, id),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);
create index group_changes_in_order on group_changes (group_id, at desc, id desc);

-- What each respondent earned, reckoned once at the closing, and what became of it (rules 6.29 to 6.31).
create table group_rewards (
  group_id uuid not null,
  group_member_id uuid not null,
  topics_finished integer not null check (topics_finished >= 0),
  topics integer not null check (topics >= topics_finished),
  finished boolean not null,
  coins bigint not null check (coins >= 0),
  taken_out_at timestamptz,
  taken_out_by uuid,
  taken_out_reason text,
  state text not null check (state in ('reckoned', 'paid', 'nothing', 'kept', 'lapsed')),
  paid_to uuid,
  participation_id uuid,
  settled_at timestamptz,
  keep_until timestamptz,
  primary key (group_id, group_member_id),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  check (num_nulls(taken_out_at, taken_out_by, taken_out_reason) in (0, 3)),
  check ((state = 'paid') = (paid_to is not null)),
  check (state <> 'paid' or (coins > 0 and taken_out_at is null)),
  check ((state = 'reckoned') = (settled_at is null)),
  check ((state in ('kept', 'lapsed')) <= (keep_until is not null))
);
create unique index group_rewards_once on group_rewards (group_id, paid_to) where paid_to is not null;
create index group_rewards_due on group_rewards (group_id, group_member_id) where state = 'reckoned';
create index group_rewards_kept on group_rewards (keep_until) where state = 'kept';

-- down
drop table group_rewards;
drop table group_changes;
alter table group_sections
  drop constraint group_sections_in_order,
  add constraint group_sections_group_id_topic_id_position_key unique (group_id, topic_id, position);
alter table group_topics
  drop constraint group_topics_in_order,
  add constraint group_topics_group_id_position_key unique (group_id, position);
alter table group_sections
  drop column closed_at, drop column replaces_id, drop column chain_id;
drop table group_people_tagged;
drop table group_people_tags;
alter table group_members drop column participation_id, drop column by_attributes, drop column sent_at, drop column sends;
drop index discussion_groups_unpaid;
alter table discussion_groups
  drop column made_by, drop column shows_fellows, drop column revision, drop column topic_coins,
  drop column whole_coins, drop column cap_coins, drop column promised_coins, drop column reckoned_at, drop column pay_confirmed_at,
  drop column pay_confirmed_by,
  add column reward_coins bigint check (reward_coins > 0),
  add column reward_condition text,
  add column reward_paid_within_days integer check (reward_paid_within_days >= 0),
  add check (num_nulls(reward_coins, reward_condition, reward_paid_within_days) in (0, 3));
drop table group_host_changes;
drop table group_hosts;
