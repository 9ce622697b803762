-- The versions of banners, events, notices, pop-ups, polls and help articles: what operators published, changed or withdrew.
create table content_versions (
  kind text not null,
  content_id text not null,
  version int not null check (version > 0),
  deed text not null check (deed in ('published', 'changed', 'withdrawn')),
  draft jsonb not null,
  -- Null for what was published before versions were stored.
  made_by text,
  made_at timestamptz,
  primary key (kind, content_id, version)
);
create index content_versions_withdrawn on content_versions (made_at) where deed = 'withdrawn';

-- down
drop table content_versions;
