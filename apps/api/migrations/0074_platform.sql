-- concurrently
-- The tickets of a member whose password or mobile changes, which then end.
create index concurrently if not exists check_tickets_by_member on check_tickets (member_id);
-- An id number that someone else has verified with, or is being asked about.
create index concurrently if not exists id_checks_by_number on id_checks (number_index);
-- Expired tickets, which are deleted every minute.
create index concurrently if not exists start_tickets_by_expiry on start_tickets (expires_at);

-- down
drop index if exists start_tickets_by_expiry;
drop index if exists id_checks_by_number;
drop index if exists check_tickets_by_member;
