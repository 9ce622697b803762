-- What operators write before they publish it (rule 14.56). The text is JSON whose fields may be empty.
create table content_drafts (
  kind text not null,
  content_id text not null,
  title text not null,
  text text not null,
  version int not null check (version > 0),
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (kind, content_id)
);

-- down
drop table content_drafts;
