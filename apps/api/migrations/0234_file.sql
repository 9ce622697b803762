-- An upload in parts (rule 11.7): the id that its browser gave it, the store's id for its parts, and when they became one.
alter table files
  add column upload_name text,
  add column store_upload text,
  add column joined_at timestamptz;
-- A second call with an id continues the upload that the first one began.
create unique index files_upload_name on files (folder, upload_name) where upload_name is not null;

-- down
drop index files_upload_name;
alter table files
  drop column joined_at,
  drop column store_upload,
  drop column upload_name;
