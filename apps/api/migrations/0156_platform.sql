-- The texts that each function of migrations/functions/ has had in this database. A text is applied once: a server of an
-- older release that starts later must not put its own text back.
create table function_texts (
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  primary key (name, checksum)
);

-- down
drop table function_texts;
