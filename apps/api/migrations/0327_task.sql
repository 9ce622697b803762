-- Counts the versions of a task's text about data (rule 3.50). Later starters send the one that they read.
alter table tasks add column data_use_version smallint not null default 1;

-- down
alter table tasks drop column data_use_version;
