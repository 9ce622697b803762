-- Searches of help that found nothing (rule 14.57): the words, never who searched.
create table help_misses (
  words text primary key check (length(words) <= 40),
  count int not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- down
drop table help_misses;
