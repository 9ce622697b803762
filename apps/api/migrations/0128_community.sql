-- Courses with a quiz, and monthly awards (rules 13.6 to 13.9).

-- `video` is null or { source, captions, seconds }. `quiz` holds questions with their options and which are right.
create table courses (
  id text primary key check (id ~ '^[0-9A-Za-z]{8,24}$'),
  position int not null,
  title text not null,
  summary text not null,
  body text not null,
  minutes smallint not null check (minutes > 0),
  coins int not null check (coins between 0 and 1000),
  video jsonb,
  quiz jsonb not null,
  closes_at timestamptz,
  updated_at timestamptz not null,
  withdrawn_at timestamptz
);

create table course_visits (
  member_id uuid not null,
  course_id text not null references courses (id),
  opened_at timestamptz not null,
  primary key (member_id, course_id)
);

-- A quiz that a member asked for. `questions` is as it was asked, with what is right, so that a new version of the course
-- changes none that is open.
create table course_quizzes (
  member_id uuid not null,
  id uuid not null,
  course_id text not null references courses (id),
  questions jsonb not null,
  started_at timestamptz not null,
  answered_at timestamptz,
  right_count smallint check (right_count >= 0),
  primary key (member_id, id),
  check ((answered_at is null) = (right_count is null))
);
create index course_quizzes_course on course_quizzes (member_id, course_id, started_at);

create table course_passes (
  member_id uuid not null,
  course_id text not null references courses (id),
  quiz_id uuid not null,
  coins int not null check (coins >= 0),
  passed_at timestamptz not null,
  primary key (member_id, course_id)
);

-- `month` is its first day.
create table awards (
  month date not null,
  id text not null check (id ~ '^[a-z0-9-]{1,32}$'),
  position int not null,
  title text not null,
  criteria text not null,
  coins int not null check (coins between 0 and 100000),
  primary key (month, id)
);

create table award_winners (
  month date not null,
  award_id text not null,
  member_id uuid not null,
  position int not null,
  reason text not null,
  coins int not null check (coins >= 0),
  awarded_at timestamptz not null,
  primary key (month, award_id, member_id),
  foreign key (month, award_id) references awards (month, id)
);
create index award_winners_member on award_winners (member_id);

-- down
drop table award_winners;
drop table awards;
drop table course_passes;
drop table course_quizzes;
drop table course_visits;
drop table courses;
