-- A session of the pages for hosts: it belongs to the member, and opens only the calls for hosts (rule 6.32).
alter table session_families add column host_only boolean not null default false;

-- down
alter table session_families drop column host_only;
