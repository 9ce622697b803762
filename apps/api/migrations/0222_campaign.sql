-- Operators pause a campaign and let it go on.
alter table campaigns add column paused_at timestamptz;

-- down
alter table campaigns drop column paused_at;
