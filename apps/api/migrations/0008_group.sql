-- Discussion groups (decisions §6). Everything inside a group carries group_id first in its keys, so that a group can live
-- on one node. Reads are scoped by it: an id of another group finds nothing.

create table discussion_groups (
  id uuid primary key,
  task_id uuid not null unique,
  task_hash text not null unique check (task_hash ~ '^[0-9A-Za-z]{8,24}$'),
  name text not null,
  intro text not null,
  rules text[] not null,
  consent_version integer not null check (consent_version > 0),
  consent_text text not null,
  reward_coins bigint check (reward_coins > 0),
  reward_condition text,
  reward_paid_within_days integer check (reward_paid_within_days >= 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  published_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  check (opens_at < closes_at),
  check (num_nulls(reward_coins, reward_condition, reward_paid_within_days) in (0, 3))
);

-- The invitation list, and who the invited are inside the group. A withdrawn invitation keeps its row.
create table group_members (
  group_id uuid not null references discussion_groups (id),
  id uuid not null,
  member_id uuid,
  mobile_index text not null,
  mobile_sealed text not null,
  role smallint not null check (role in (0, 1, 2)),
  nickname text not null,
  avatar text,
  attributes jsonb not null default '[]',
  invited_at timestamptz not null,
  withdrawn_at timestamptz,
  consent_version integer,
  consented_at timestamptz,
  joined_at timestamptz,
  last_seen_at timestamptz,
  reminded_at timestamptz,
  primary key (group_id, id),
  constraint group_members_mobile unique (group_id, mobile_index)
);
create unique index group_members_nickname on group_members (group_id, lower(nickname));

-- What the respondent was asked to agree to, each time they did.
create table group_consents (
  group_id uuid not null,
  group_member_id uuid not null,
  version integer not null,
  text text not null,
  rules text[] not null,
  agreed_at timestamptz not null,
  primary key (group_id, group_member_id, version),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);

-- `search` holds the bigrams of the title. A topic without published_at is a draft.
create table group_topics (
  group_id uuid not null references discussion_groups (id),
  id uuid not null,
  position integer not null,
  title text not null,
  summary text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  published_at timestamptz,
  search tsvector not null,
  created_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, position),
  check (opens_at < closes_at)
);
create index group_topics_search on group_topics using gin (search);

-- A section is open while it, its topic and its group are.
create table group_sections (
  group_id uuid not null,
  id uuid not null,
  topic_id uuid not null,
  position integer not null,
  title text not null,
  question text not null,
  host_note text,
  min_length integer not null check (min_length >= 0),
  visibility text not null check (visibility in ('everyone', 'answerFirst', 'hostsOnly')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  search tsvector not null,
  created_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, topic_id, position),
  foreign key (group_id, topic_id) references group_topics (group_id, id),
  check (opens_at < closes_at)
);
create index group_sections_search on group_sections using gin (search);

-- One answer a respondent a section. A deleted one keeps its row for audit.
create table group_responses (
  group_id uuid not null,
  id uuid not null,
  section_id uuid not null,
  group_member_id uuid not null,
  client_id uuid not null,
  content text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  seen_by_host_at timestamptz,
  host_replied_at timestamptz,
  deleted_at timestamptz,
  delete_reason text,
  deleted_by uuid,
  primary key (group_id, id),
  constraint group_responses_once unique (group_id, section_id, group_member_id),
  foreign key (group_id, section_id) references group_sections (group_id, id),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  check (num_nulls(deleted_at, delete_reason, deleted_by) in (0, 3))
);
create index group_responses_in_order on group_responses (group_id, section_id, created_at, id);
create index group_responses_by_member on group_responses (group_id, group_member_id, created_at, id);

-- What an answer said before each change.
create table group_response_wordings (
  group_id uuid not null,
  response_id uuid not null,
  version integer not null,
  content text not null,
  attachment_ids uuid[] not null,
  replaced_at timestamptz not null,
  primary key (group_id, response_id, version),
  foreign key (group_id, response_id) references group_responses (group_id, id)
);

create table group_follow_ups (
  group_id uuid not null,
  id uuid not null,
  response_id uuid not null,
  author_id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('followUp', 'reply', 'note')),
  audience text not null check (audience in ('everyone', 'author', 'backRoom')),
  content text not null,
  must_answer boolean not null,
  answered_at timestamptz,
  reply_to_id uuid,
  created_at timestamptz not null,
  primary key (group_id, id),
  constraint group_follow_ups_once unique (group_id, response_id, author_id, client_id),
  foreign key (group_id, response_id) references group_responses (group_id, id),
  foreign key (group_id, author_id) references group_members (group_id, id),
  check ((kind = 'note') = (audience = 'backRoom')),
  check (not must_answer or kind = 'followUp')
);
create index group_follow_ups_in_order on group_follow_ups (group_id, response_id, created_at, id);
create index group_follow_ups_owed on group_follow_ups (group_id, response_id) where must_answer and answered_at is null;

-- A file belongs to one answer, one follow-up or one section, or to none yet.
create table group_attachments (
  group_id uuid not null,
  id uuid not null,
  group_member_id uuid not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'file')),
  name text not null,
  size bigint not null check (size >= 0),
  file_key text not null,
  thumbnail_key text,
  width integer check (width > 0),
  height integer check (height > 0),
  duration_seconds double precision check (duration_seconds >= 0),
  response_id uuid,
  follow_up_id uuid,
  section_id uuid,
  position integer not null default 0,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (group_id, id),
  unique (group_id, file_key),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  foreign key (group_id, response_id) references group_responses (group_id, id),
  foreign key (group_id, follow_up_id) references group_follow_ups (group_id, id),
  foreign key (group_id, section_id) references group_sections (group_id, id),
  check (num_nonnulls(response_id, follow_up_id, section_id) <= 1)
);
create index group_attachments_of_response on group_attachments (group_id, response_id) where response_id is not null;
create index group_attachments_of_follow_up on group_attachments (group_id, follow_up_id) where follow_up_id is not null;
create index group_attachments_of_section on group_attachments (group_id, section_id) where section_id is not null;

-- How far somebody has read: up to which answer, and when they last looked (for follow-ups).
create table group_reads (
  group_id uuid not null,
  group_member_id uuid not null,
  section_id uuid not null,
  last_read_id uuid not null,
  last_read_created_at timestamptz not null,
  read_at timestamptz not null,
  primary key (group_id, group_member_id, section_id),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  foreign key (group_id, section_id) references group_sections (group_id, id)
);

create table group_votes (
  group_id uuid not null,
  id uuid not null,
  section_id uuid not null,
  title text not null,
  kind text not null check (kind in ('single', 'multiple', 'ranked')),
  min_choices integer not null check (min_choices > 0),
  max_choices integer not null,
  results_shown text not null check (results_shown in ('afterVote', 'always', 'afterClose')),
  closes_at timestamptz,
  primary key (group_id, id),
  unique (group_id, section_id),
  foreign key (group_id, section_id) references group_sections (group_id, id),
  check (max_choices >= min_choices),
  check (kind <> 'single' or max_choices = 1)
);

create table group_vote_options (
  group_id uuid not null,
  vote_id uuid not null,
  id uuid not null,
  position integer not null,
  text text not null,
  primary key (group_id, vote_id, id),
  unique (group_id, vote_id, position),
  foreign key (group_id, vote_id) references group_votes (group_id, id)
);

-- Chosen options in the order they were given, which is the rank in a ranked vote.
create table group_ballots (
  group_id uuid not null,
  vote_id uuid not null,
  group_member_id uuid not null,
  option_ids uuid[] not null check (cardinality(option_ids) > 0),
  cast_at timestamptz not null,
  primary key (group_id, vote_id, group_member_id),
  foreign key (group_id, vote_id) references group_votes (group_id, id),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);

-- down
drop table group_ballots;
drop table group_vote_options;
drop table group_votes;
drop table group_reads;
drop table group_attachments;
drop table group_follow_ups;
drop table group_response_wordings;
drop table group_responses;
drop table group_sections;
drop table group_topics;
drop table group_consents;
drop table group_members;
drop table discussion_groups;
