-- concurrently
-- The console's list of a task's participations, its counts, and one of them by its id.
create index concurrently if not exists participations_listed on participations (task_id, source, result, id);
create index concurrently if not exists participations_earning on participations (task_id, earning_state, source, id)
  where earning_state in ('pending', 'takenBack');
create index concurrently if not exists participations_by_id on participations (id);

-- down
drop index if exists participations_by_id;
drop index if exists participations_earning;
drop index if exists participations_listed;
