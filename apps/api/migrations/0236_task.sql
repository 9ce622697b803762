-- The queue of submissions by kind and by task; the index of all that wait also serves what `activity_runs_waiting` did.
create index activity_runs_queue_of_state on activity_runs (state, submitted_at, participation_id)
  where state in ('applied', 'reviewing');
create index activity_runs_queue_of_task on activity_runs (task_id, submitted_at, participation_id)
  where state in ('applied', 'reviewing');
create index activity_runs_queue_of_task_state on activity_runs (task_id, state, submitted_at, participation_id)
  where state in ('applied', 'reviewing');
drop index activity_runs_waiting;

-- down
create index activity_runs_waiting on activity_runs (submitted_at) where state in ('applied', 'reviewing');
drop index activity_runs_queue_of_task_state;
drop index activity_runs_queue_of_task;
drop index activity_runs_queue_of_state;
