-- What pending coins wait for: the partner, or the end of the days in which a new member's coins are held (rule 4.25).
-- Rows of the releases before have null and wait for the partner.
alter table participations
  add column earning_pending_for text check (earning_pending_for in ('partner', 'newcomer')),
  add column earning_held_until timestamptz;
create index participations_held on participations (earning_expected_at, member_id, id)
  where earning_state = 'pending' and earning_pending_for = 'newcomer';

-- down
drop index participations_held;
alter table participations drop column earning_pending_for, drop column earning_held_until;
