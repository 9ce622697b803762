-- The text of an answer as searches compare it: in lower case, full-width forms made narrow. Kept, because making it anew for
-- each of 10,000 answers took most of a search.
alter table group_responses add plain text generated always as (lower(normalize(content, nfkc))) stored;
-- An anonymous vote names nobody to anyone (rule 6.12).
alter table group_votes add anonymous boolean not null default false;
-- Lets a count of words stay valid until an answer is edited.
create index group_responses_edited on group_responses (group_id, edited_at) where edited_at is not null;

-- Passages that hosts put on the quote board, with the wording they were taken from (rule 6.34).
create table group_quotes (
  group_id uuid not null,
  id uuid not null,
  response_id uuid not null,
  wording integer not null,
  passage_start integer not null check (passage_start >= 0),
  passage_end integer not null check (passage_end > passage_start),
  text text not null,
  position integer not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, response_id, wording, passage_start, passage_end),
  foreign key (group_id, response_id) references group_responses (group_id, id),
  foreign key (group_id, added_by) references group_members (group_id, id)
);

-- down
drop table group_quotes;
drop index group_responses_edited;
alter table group_votes drop column anonymous;
alter table group_responses drop column plain;
