-- How many completes a task had when its median minutes were measured. Only tasks with other ones are measured again.

create table task_medians (
  task_id uuid primary key references tasks (id) on delete cascade,
  completes integer not null check (completes >= 0)
);

-- down
drop table task_medians;
