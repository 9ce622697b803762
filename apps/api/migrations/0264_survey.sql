-- How careful the answers to a task's questionnaire were, counted by a job.
create table survey_quality_counts (
  task_id uuid primary key,
  answered bigint not null check (answered >= 0),
  fast bigint not null check (fast >= 0),
  straight_lined bigint not null check (straight_lined >= 0),
  contradicting bigint not null check (contradicting >= 0),
  duplicating bigint not null check (duplicating >= 0)
);

-- down
drop table survey_quality_counts;
