-- Members who met a full quota and asked to be told of the next task that fits them (rule 3.45).
create table task_reminders (
  member_id uuid not null,
  task_id uuid not null references tasks,
  asked_at timestamptz not null,
  primary key (member_id, task_id)
);
create index task_reminders_asked on task_reminders (asked_at, member_id);

-- down
drop table task_reminders;
