-- concurrently
-- Operators list the tickets that their members reopened.
create index concurrently if not exists tickets_reopened on tickets (opened_at, id) where reopened_at is not null;

-- down
drop index if exists tickets_reopened;
