-- Answers that operators give often, with variables.
create table canned_answers (
  id uuid primary key,
  title text not null unique,
  text text not null,
  changed_by text not null,
  changed_at timestamptz not null
);

-- down
drop table canned_answers;
