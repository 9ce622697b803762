-- concurrently
-- Finds open tasks by a part of their title without reading the tasks.
create index concurrently if not exists tasks_open_title on tasks (title, id) where not is_over;

-- down
drop index tasks_open_title;
