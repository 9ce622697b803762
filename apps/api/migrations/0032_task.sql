-- Tasks that are no questionnaire: what is to be done (browse, video, paipai, trial) and by which rules.
create table task_activities (
  task_id uuid primary key references tasks,
  rules jsonb not null
);

-- One member doing one of them. `seconds` is how much of a video was watched, `beat_at` when that was last told,
-- `left_at` when the member left for the page of a browse task. The submission is what was handed in last.
create table activity_runs (
  member_id uuid not null,
  participation_id uuid not null,
  task_id uuid not null references task_activities,
  state text not null check (state in ('applied', 'doing', 'reviewing')),
  application text,
  submission jsonb,
  submitted_at timestamptz,
  note text,
  seconds integer not null default 0 check (seconds >= 0),
  beat_at timestamptz,
  left_at timestamptz,
  primary key (member_id, participation_id)
);
create index activity_runs_waiting on activity_runs (submitted_at) where state in ('applied', 'reviewing');

-- Everything an operator decided about what was handed in. Never changed.
create table activity_reviews (
  id uuid primary key,
  member_id uuid not null,
  participation_id uuid not null,
  state text not null,
  verdict text not null check (verdict in ('approve', 'return', 'reject')),
  operator text not null check (length(operator) between 1 and 100),
  reason text,
  decided_at timestamptz not null
);

-- What the task wall is ordered by, each with its index: a page costs the same however many tasks there are.
alter table tasks
  add column wall_match bigint not null generated always as (
    -floor(coins * 1000 / coalesce(
      case when median_seconds is null then declared_minutes else greatest(1, round(median_seconds / 60.0)) end, 5
    ))::bigint
  ) stored,
  add column wall_coins bigint not null generated always as (-coins) stored,
  add column wall_minutes bigint not null generated always as (
    coalesce(
      case when median_seconds is null then declared_minutes else greatest(1, round(median_seconds / 60.0)) end, 1000000
    )::bigint
  ) stored,
  add column wall_ends bigint not null generated always as (
    coalesce(floor(extract(epoch from (ends_at at time zone 'UTC')) * 1000)::bigint, 9000000000000000)
  ) stored;
create index tasks_wall_match on tasks (wall_match, id);
create index tasks_wall_coins on tasks (wall_coins, id);
create index tasks_wall_minutes on tasks (wall_minutes, id);
create index tasks_wall_ends on tasks (wall_ends, id);
create index tasks_wall_module on tasks (module, wall_match, id);
create index tasks_wall_type on tasks (type, wall_match, id);
create index participations_by_result on participations (member_id, result, id);

-- down
drop index participations_by_result;
drop index tasks_wall_type;
drop index tasks_wall_module;
drop index tasks_wall_ends;
drop index tasks_wall_minutes;
drop index tasks_wall_coins;
drop index tasks_wall_match;
alter table tasks drop column wall_ends, drop column wall_minutes, drop column wall_coins, drop column wall_match;
drop table activity_reviews;
drop table activity_runs;
drop table task_activities;
