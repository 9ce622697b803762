create or replace function group_follow_up_answered() returns trigger language plpgsql as $$
declare
  turned integer := (new.must_answer and new.answered_at is null)::integer
    - (old.must_answer and old.answered_at is null)::integer;
begin
  if turned <> 0 then
    update group_section_counts c set
      open_said = c.open_said + turned * (new.audience = 'everyone')::integer,
      open_whispered = c.open_whispered + turned * (new.audience = 'author')::integer
    where c.group_id = new.group_id and c.section_id = new.section_id
      and exists (select from group_responses r
        where r.group_id = new.group_id and r.id = new.response_id and r.deleted_at is null);
  end if;
  return null;
end $$;
