-- concurrently
-- Lists of members for operators: all, suspended ones, and closed accounts.
create index concurrently if not exists members_joined on members (joined_at, id);
create index concurrently if not exists members_suspended on members (suspended_until, id)
  where suspended_until is not null;
create index concurrently if not exists members_closed on members (joined_at, id) where blocked_at is not null;

-- down
drop index members_closed;
drop index members_suspended;
drop index members_joined;
