create or replace function group_member_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(new.group_id, section_id)
  from (select section_id from group_responses where group_id = new.group_id and group_member_id = new.id
    union select section_id from group_follow_ups where group_id = new.group_id and author_id = new.id
    order by section_id) spoken;
  return null;
end $$;
