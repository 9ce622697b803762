-- A topic for respondents with a tag only (rule 6.41). The tags of a person stand in their row, which every call of a group
-- reads anyway.
alter table group_topics
  add column audience_tag_id uuid,
  add foreign key (group_id, audience_tag_id) references group_people_tags (group_id, id);
alter table group_members add column tag_ids uuid[] not null default '{}';

update group_members m set tag_ids = array(
  select p.tag_id from group_people_tagged p where p.group_id = m.group_id and p.group_member_id = m.id)
where exists (select from group_people_tagged p where p.group_id = m.group_id and p.group_member_id = m.id);

create function group_person_tagged() returns trigger language plpgsql as $$
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

create trigger group_people_tagged_kept after insert or delete on group_people_tagged
  for each row execute function group_person_tagged();

-- down
drop trigger group_people_tagged_kept on group_people_tagged;
drop function group_person_tagged;
alter table group_members drop column tag_ids;
alter table group_topics drop column audience_tag_id;
