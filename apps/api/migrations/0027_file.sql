-- A file's row is there from the moment leave to upload it is given, so that limits, export and deletion reach whatever may
-- lie in a store, also in a bucket that tells nobody what was sent to it.
alter table files add column granted_at timestamptz;
update files set granted_at = stored_at;
alter table files alter column granted_at set not null;
-- Null until the file was checked and taken into use; `bytes` is until then how much may be sent.
alter table files alter column stored_at drop not null;
drop index files_folder;
create index files_folder on files (folder, granted_at);

-- How much an owner was given leave to upload on a day (Asia/Shanghai). Rows of days gone by are swept.
create table file_grants (
  folder text not null,
  day date not null,
  files integer not null check (files > 0),
  bytes bigint not null check (bytes > 0),
  primary key (folder, day)
);

-- down
drop table file_grants;
delete from files where stored_at is null;
drop index files_folder;
create index files_folder on files (folder, stored_at);
alter table files alter column stored_at set not null;
alter table files drop column granted_at;
