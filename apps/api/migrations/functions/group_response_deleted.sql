create or replace function group_response_deleted() returns trigger language plpgsql as $$
declare
  turned integer := case
    when old.deleted_at is null and new.deleted_at is not null then 1
    when old.deleted_at is not null and new.deleted_at is null then -1
    else 0 end;
begin
  perform group_count_answered(new.group_id, new.group_member_id, new.section_id);
  if turned <> 0 then
    update group_section_counts c set deleted = deleted + turned,
      open_said = c.open_said - turned * owed.said, open_whispered = c.open_whispered - turned * owed.whispered
    from (select count(*) filter (where audience = 'everyone') as said,
        count(*) filter (where audience = 'author') as whispered
      from group_follow_ups
      where group_id = new.group_id and response_id = new.id and must_answer and answered_at is null) owed
    where c.group_id = new.group_id and c.section_id = new.section_id;
  end if;
  return null;
end $$;
