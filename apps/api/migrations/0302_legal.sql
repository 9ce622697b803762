-- What is written of a new version of a legal text before it is published (rule 14.86): one draft for each text.
create table legal_drafts (
  kind text primary key,
  version text not null,
  what text not null,
  source text not null,
  must_agree boolean not null,
  edition int not null check (edition > 0),
  saved_by text not null,
  saved_at timestamptz not null
);

-- down
drop table legal_drafts;
