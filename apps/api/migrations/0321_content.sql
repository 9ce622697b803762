-- Operators list the questions of members by state, and count those that wait (rule 7.23).
create index poll_proposals_state on poll_proposals (state, created_at, id);
create index poll_proposals_time on poll_proposals (created_at, id);

-- down
drop index poll_proposals_state;
drop index poll_proposals_time;
