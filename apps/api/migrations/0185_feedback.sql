-- concurrently
-- Operators list tickets by promise and by age, those of one operator too.
create index concurrently if not exists tickets_promise on tickets (answer_by, id);
create index concurrently if not exists tickets_open_promise on tickets (answer_by, id) where state < 4;
create index concurrently if not exists tickets_opened on tickets (opened_at, id);
create index concurrently if not exists tickets_owner on tickets (owner, answer_by, id) where owner is not null;
create index concurrently if not exists tickets_state_opened on tickets (state, opened_at, id);
create index concurrently if not exists tickets_kind_opened on tickets (kind, opened_at, id);

-- down
drop index if exists tickets_kind_opened;
drop index if exists tickets_state_opened;
drop index if exists tickets_owner;
drop index if exists tickets_opened;
drop index if exists tickets_open_promise;
drop index if exists tickets_promise;
