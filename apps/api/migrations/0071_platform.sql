-- concurrently
-- A run by its participation: the page of a running activity asks for it.
create index concurrently if not exists activity_runs_by_participation on activity_runs (participation_id);
-- Expired sessions, which are deleted every hour.
create index concurrently if not exists sessions_by_refresh_expiry on sessions (refresh_expires_at);
-- The open answers of a member who asks for their data, or whose account is closed.
create index concurrently if not exists survey_open_answers_by_member on survey_open_answers (member_id);
-- The groups of someone who joins with a mobile number, and those of a member.
create index concurrently if not exists group_members_by_mobile on group_members (mobile_index);
create index concurrently if not exists group_members_by_member on group_members (member_id);

-- down
drop index if exists group_members_by_member;
drop index if exists group_members_by_mobile;
drop index if exists survey_open_answers_by_member;
drop index if exists sessions_by_refresh_expiry;
drop index if exists activity_runs_by_participation;
