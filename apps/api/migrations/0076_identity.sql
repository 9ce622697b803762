-- By which browser somebody signed in (a blind index of the server's own cookie, rule 8.2). A share of every limit of
-- sign-ins is kept for browsers that have signed in to the account (rule 2.5).
alter table session_families add column browser_index text;
create index session_families_browser on session_families (browser_index, member_id) where browser_index is not null;
-- Tries at a code that such browsers have left, whatever strangers guess.
alter table codes add column own_tries_left smallint not null default 5 check (own_tries_left >= 0);

-- down
alter table codes drop column own_tries_left;
alter table session_families drop column browser_index;
