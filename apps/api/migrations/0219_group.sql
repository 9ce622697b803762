-- A follow-up or reply may quote words of another answer to the same section, with the version from which they were taken.
alter table group_follow_ups
  add column quoted_response_id uuid,
  add column quoted_wording integer,
  add column quoted_text text,
  add constraint group_follow_ups_quote check (
    num_nulls(quoted_response_id, quoted_wording, quoted_text) in (0, 3)
  ),
  add constraint group_follow_ups_quoted foreign key (group_id, quoted_response_id)
    references group_responses (group_id, id);
create index group_follow_ups_quoting on group_follow_ups (group_id, quoted_response_id)
  where quoted_response_id is not null;

-- down
drop index group_follow_ups_quoting;
alter table group_follow_ups
  drop constraint group_follow_ups_quoted,
  drop constraint group_follow_ups_quote,
  drop column quoted_response_id,
  drop column quoted_wording,
  drop column quoted_text;
