-- concurrently
-- People that a task didn't take, the last first, for the chance that its page shows (rule 3.37).
create index concurrently if not exists participations_screened_out on participations (task_id, ended_at desc)
  where result in (2, 3);

-- down
drop index if exists participations_screened_out;
