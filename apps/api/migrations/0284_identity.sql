-- Counts who agreed to a version or a later one.
create index consents_by_version on consents (document, version, member_id);

-- down
drop index consents_by_version;
