-- Since when nobody is sent to a supplier for a task (rule 14.40). The row stays: those who are on their way come back by it.
alter table supplied_tasks add column ended_at timestamptz;

-- down
alter table supplied_tasks drop column ended_at;
