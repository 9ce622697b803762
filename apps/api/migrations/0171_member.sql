-- Checks whose answer is missing, for the sweep that finds those without a job.
create index id_checks_waiting on id_checks (asked_at, member_id) where state = 'asked';

-- down
drop index id_checks_waiting;
