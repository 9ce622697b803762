-- What visitors see the newest tasks by (rule 3.31): the moment from which on a task stood on the wall.
alter table tasks add column wall_newest bigint not null generated always as (
  -floor(extract(epoch from (greatest(starts_at, created_at) at time zone 'UTC')) * 1000)::bigint
) stored;
create index tasks_wall_newest on tasks (is_full, wall_newest, id) where not is_over;

-- down
drop index tasks_wall_newest;
alter table tasks drop column wall_newest;
