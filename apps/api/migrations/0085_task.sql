-- Time our clock saw between the beats of a video that its position has not used up yet. It begins at nothing, so that
-- nobody has watched longer than since the first beat. Milliseconds; less than nothing where a player was ahead.
alter table activity_runs add column beat_slack integer not null default 0;

-- down
alter table activity_runs drop column beat_slack;
