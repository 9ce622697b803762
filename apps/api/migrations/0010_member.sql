-- How a member appears. `nickname_key` is the nickname as it is compared: one member a name, whatever its case or width.
create table profiles (
  member_id uuid primary key,
  nickname text not null,
  nickname_key text not null constraint profiles_nickname unique,
  avatar text,
  bbs_role smallint not null default 0 check (bbs_role in (0, 1, 2)),
  updated_at timestamptz not null
);

-- Which of the four newcomer steps (新手四步) a member has done.
create table newcomer_steps (
  member_id uuid not null,
  step text not null check (step in ('mobile', 'attributes', 'firstSurvey', 'firstCheckin')),
  done_at timestamptz not null,
  primary key (member_id, step)
);

-- down
drop table newcomer_steps;
drop table profiles;
