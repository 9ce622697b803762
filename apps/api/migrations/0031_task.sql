-- Whom a task looks for, as far as attributes tell: see the product's `wanted`.
alter table tasks add column wanted jsonb not null default '[]';
-- One welcome task at a time is the one that the attribute questionnaire pays.
create index tasks_welcome on tasks (created_at) where type = 1;

-- down
drop index tasks_welcome;
alter table tasks drop column wanted;
