-- Files that were uploaded and accepted. `folder` is the owner's own: made from their id, and not to be guessed.
create table files (
  key text primary key,
  folder text not null,
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  stored_at timestamptz not null
);
create index files_folder on files (folder, stored_at);

-- down
drop table files;
