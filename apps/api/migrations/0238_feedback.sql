-- Tickets of an operator, the newest first.
create index tickets_owner_opened on tickets (owner, opened_at, id) where owner is not null;

-- down
drop index tickets_owner_opened;
