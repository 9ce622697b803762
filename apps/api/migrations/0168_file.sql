-- concurrently
-- Files by the time their forms were issued, so that the nightly sweep reads the last days only.
create index concurrently if not exists files_granted on files (granted_at, key) where stored_at is not null;

-- down
drop index if exists files_granted;
