-- A task whose quota cells are all full, in a questionnaire whose cells take in everybody, is full for everybody. A job notes
-- it each minute, because only the questionnaire's rules say whom the cells take in.
drop index tasks_wall_match;
drop index tasks_wall_coins;
drop index tasks_wall_minutes;
drop index tasks_wall_ends;
drop index tasks_wall_module;
drop index tasks_wall_type;
drop index tasks_wall_points;
drop index tasks_wall_newest;
alter table tasks drop column is_full;
alter table tasks add column quota_full boolean not null default false;
alter table tasks add column is_full boolean not null generated always as (
  quota_full or (seats is not null and seats_taken >= seats)
) stored;
create index tasks_wall_match on tasks (is_full, wall_match, id) where not is_over;
create index tasks_wall_coins on tasks (is_full, wall_coins, id) where not is_over;
create index tasks_wall_minutes on tasks (is_full, wall_minutes, id) where not is_over;
create index tasks_wall_ends on tasks (is_full, wall_ends, id) where not is_over;
create index tasks_wall_module on tasks (is_full, module, wall_match, id) where not is_over;
create index tasks_wall_type on tasks (is_full, type, wall_match, id) where not is_over;
create index tasks_wall_points on tasks (is_full, wall_points, wall_match, id) where not is_over;
create index tasks_wall_newest on tasks (is_full, wall_newest, id) where not is_over;

-- down
drop index tasks_wall_match;
drop index tasks_wall_coins;
drop index tasks_wall_minutes;
drop index tasks_wall_ends;
drop index tasks_wall_module;
drop index tasks_wall_type;
drop index tasks_wall_points;
drop index tasks_wall_newest;
alter table tasks drop column is_full;
alter table tasks drop column quota_full;
alter table tasks add column is_full boolean not null generated always as (
  seats is not null and seats_taken >= seats
) stored;
create index tasks_wall_match on tasks (is_full, wall_match, id) where not is_over;
create index tasks_wall_coins on tasks (is_full, wall_coins, id) where not is_over;
create index tasks_wall_minutes on tasks (is_full, wall_minutes, id) where not is_over;
create index tasks_wall_ends on tasks (is_full, wall_ends, id) where not is_over;
create index tasks_wall_module on tasks (is_full, module, wall_match, id) where not is_over;
create index tasks_wall_type on tasks (is_full, type, wall_match, id) where not is_over;
create index tasks_wall_points on tasks (is_full, wall_points, wall_match, id) where not is_over;
create index tasks_wall_newest on tasks (is_full, wall_newest, id) where not is_over;
