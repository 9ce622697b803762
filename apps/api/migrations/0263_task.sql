-- How people's participations in a task ended, counted by a job: the console's figures of the task.
create table task_figures (
  task_id uuid not null references tasks,
  source text not null,
  result smallint not null,
  people bigint not null check (people > 0),
  taken_back bigint not null check (taken_back between 0 and people),
  given_up bigint not null check (given_up between 0 and people),
  coins bigint not null check (coins >= 0),
  primary key (task_id, source, result)
);
-- When a task was counted. `is_stale` asks for a count of a task that is over.
create table task_figure_counts (
  task_id uuid primary key references tasks,
  counted_at timestamptz not null,
  is_stale boolean not null default false
);
create index task_figure_counts_stale on task_figure_counts (task_id) where is_stale;

-- down
drop table task_figure_counts;
drop table task_figures;
