-- Quick polls: one vote a member, of one choice or several. The counts stand with poll and option, so that showing a
-- poll counts nothing; they change in the transaction of the vote.
create table polls (
  id text primary key check (id ~ '^[0-9A-Za-z]{8,24}$'),
  title text not null,
  description text,
  min_choices integer not null check (min_choices > 0),
  max_choices integer not null check (max_choices >= min_choices),
  results text not null check (results in ('afterVote', 'always', 'afterClose')),
  starts_at timestamptz not null,
  closes_at timestamptz check (closes_at > starts_at),
  voters integer not null default 0 check (voters >= 0)
);

create table poll_options (
  poll_id text not null references polls,
  position integer not null check (position > 0),
  id uuid not null,
  label text not null,
  image text,
  votes integer not null default 0 check (votes >= 0),
  primary key (poll_id, position),
  unique (poll_id, id)
);

create table poll_votes (
  member_id uuid not null,
  poll_id text not null references polls,
  option_ids uuid[] not null check (cardinality(option_ids) > 0),
  created_at timestamptz not null,
  primary key (member_id, poll_id)
);

-- down
drop table poll_votes;
drop table poll_options;
drop table polls;
