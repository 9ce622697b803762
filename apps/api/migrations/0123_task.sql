-- concurrently
-- Finished participations by the time they ended, for the sums that the star ranking is made of (rule 13.1).
create index concurrently if not exists participations_finished on participations (ended_at, member_id) where result = 1;

-- down
drop index if exists participations_finished;
