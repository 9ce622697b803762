-- A host's sign-in to a group by code also opens a session for the hosts' pages (rule 6.59). It ends with the group's session,
-- so that signing out of the group leaves no wider session in that browser.
alter table session_families add column opened_with uuid references session_families (id) on delete set null;
create index session_families_opened_with on session_families (opened_with) where opened_with is not null;

-- down
drop index session_families_opened_with;
alter table session_families drop column opened_with;
