-- The daily quiz (rule 12.11): a bank of questions, and what members were asked and answered.

alter table campaigns add column quiz jsonb;
update campaigns set quiz = '{"questions": 10, "seconds": 300, "coins": 1}' where face = 'quiz';
alter table campaigns add constraint campaigns_quiz check ((quiz is not null) = (face = 'quiz'));

-- A version never changes, so that an open try is scored by what was shown. The first choice is the right one; each try shows them
-- in an order of its own.
create table quiz_questions (
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
  version integer not null check (version > 0),
  category text not null,
  title text not null,
  choices text[] not null check (cardinality(choices) between 2 and 6),
  explanation text not null,
  added_at timestamptz not null,
  added_by text not null,
  retired_at timestamptz,
  retired_by text,
  primary key (id, version),
  check ((retired_at is null) = (retired_by is null))
);
create unique index quiz_questions_current on quiz_questions (id) where retired_at is null;

-- `asked` lists id, version and order of the choices; `answers` the chosen places, null without one.
create table quiz_tries (
  campaign_id text not null references campaigns (id),
  member_id uuid not null,
  day date not null,
  id uuid not null constraint quiz_tries_id unique,
  asked jsonb not null,
  asked_at timestamptz not null,
  until timestamptz not null,
  answers jsonb,
  score smallint check (score >= 0),
  coins smallint not null default 0 check (coins >= 0),
  perfect boolean not null default false,
  submitted_at timestamptz,
  primary key (campaign_id, member_id, day),
  check ((submitted_at is null) = (score is null)),
  check ((submitted_at is null) = (answers is null))
);
create index quiz_tries_perfect on quiz_tries (member_id, submitted_at) where perfect;
create index quiz_tries_member on quiz_tries (member_id, asked_at);

-- down
drop table quiz_tries;
drop table quiz_questions;
alter table campaigns drop column quiz;
