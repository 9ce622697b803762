-- An operator can pause a task: nobody starts it, and those who began finish it.
alter table tasks add column paused_at timestamptz;
-- Operators list tasks by age.
create index tasks_created on tasks (created_at desc, id desc);

-- down
drop index tasks_created;
alter table tasks drop column paused_at;
