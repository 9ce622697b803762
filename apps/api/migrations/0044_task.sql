-- What the task wall is read along, once more: ended tasks leave its indexes and full ones stand apart, so that a page
-- reads what it shows whatever else there was. `is_over` follows `ends_at` by a sweep, a minute late at most: whether a
-- task has ended is still asked of `ends_at`. Taking a seat changes no index until the last one goes.
alter table tasks
  add column is_over boolean not null default false,
  add column is_full boolean not null generated always as (seats is not null and seats_taken >= seats) stored,
  add column wall_points text not null generated always as (
    case when coins < 35 then '0-34' when coins < 85 then '35-84' when coins < 300 then '85-299'
      when coins < 500 then '300-499' else '500-' end
  ) stored;
drop index tasks_by_end;
drop index tasks_wall_match;
drop index tasks_wall_coins;
drop index tasks_wall_minutes;
drop index tasks_wall_ends;
drop index tasks_wall_module;
drop index tasks_wall_type;
create index tasks_ending on tasks (ends_at) where not is_over and ends_at is not null;
create index tasks_wall_match on tasks (is_full, wall_match, id) where not is_over;
create index tasks_wall_coins on tasks (is_full, wall_coins, id) where not is_over;
create index tasks_wall_minutes on tasks (is_full, wall_minutes, id) where not is_over;
create index tasks_wall_ends on tasks (is_full, wall_ends, id) where not is_over;
create index tasks_wall_module on tasks (is_full, module, wall_match, id) where not is_over;
create index tasks_wall_type on tasks (is_full, type, wall_match, id) where not is_over;
create index tasks_wall_points on tasks (is_full, wall_points, wall_match, id) where not is_over;

-- down
drop index tasks_wall_points;
drop index tasks_wall_type;
drop index tasks_wall_module;
drop index tasks_wall_ends;
drop index tasks_wall_minutes;
drop index tasks_wall_coins;
drop index tasks_wall_match;
drop index tasks_ending;
create index tasks_wall_match on tasks (wall_match, id);
create index tasks_wall_coins on tasks (wall_coins, id);
create index tasks_wall_minutes on tasks (wall_minutes, id);
create index tasks_wall_ends on tasks (wall_ends, id);
create index tasks_wall_module on tasks (module, wall_match, id);
create index tasks_wall_type on tasks (type, wall_match, id);
create index tasks_by_end on tasks (ends_at);
alter table tasks drop column wall_points, drop column is_full, drop column is_over;
