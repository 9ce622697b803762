create or replace function group_person_tagged() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update group_members set tag_ids = array_remove(tag_ids, old.tag_id)
    where group_id = old.group_id and id = old.group_member_id;
  else
    update group_members set tag_ids = array_append(array_remove(tag_ids, new.tag_id), new.tag_id)
    where group_id = new.group_id and id = new.group_member_id;
  end if;
  return null;
end $$;
