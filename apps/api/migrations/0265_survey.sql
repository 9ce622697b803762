-- concurrently
-- Counts how careful the answers to one task were.
create index concurrently if not exists survey_figures_by_task on survey_figures (task_id);

-- down
drop index if exists survey_figures_by_task;
