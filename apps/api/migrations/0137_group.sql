-- A server keeps the first answers of a section in memory as long as its row of `group_section_counts` stays the same one
-- (its xmin). Answers and follow-ups that are added change that row by themselves. These triggers change it when anything
-- else happens that others in the section see: an edit, a deletion, a file, an author's new name or picture.

create function group_touch_section(p_group uuid, p_section uuid) returns void language sql as $$
  update group_section_counts set answers = answers where group_id = p_group and section_id = p_section
$$;

create function group_response_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(old.group_id, old.section_id);
  return null;
end $$;

create function group_attachment_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(r.group_id, r.section_id) from group_responses r
  where tg_op <> 'INSERT' and r.group_id = old.group_id and r.id = old.response_id
    or tg_op <> 'DELETE' and r.group_id = new.group_id and r.id = new.response_id;
  perform group_touch_section(f.group_id, f.section_id) from group_follow_ups f
  where tg_op <> 'INSERT' and f.group_id = old.group_id and f.id = old.follow_up_id
    or tg_op <> 'DELETE' and f.group_id = new.group_id and f.id = new.follow_up_id;
  return null;
end $$;

create function group_member_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(new.group_id, section_id)
  from (select section_id from group_responses where group_id = new.group_id and group_member_id = new.id
    union select section_id from group_follow_ups where group_id = new.group_id and author_id = new.id
    order by section_id) spoken;
  return null;
end $$;

create trigger group_responses_touched after delete or update of content, edited_at, deleted_at, created_at, group_member_id
  on group_responses for each row execute function group_response_touched();
create trigger group_follow_ups_touched after delete or update on group_follow_ups
  for each row execute function group_response_touched();
create trigger group_attachments_touched after insert or update or delete on group_attachments
  for each row execute function group_attachment_touched();
create trigger group_members_touched after update of nickname, avatar, role on group_members for each row
  when (old.nickname <> new.nickname or old.avatar is distinct from new.avatar or old.role <> new.role)
  execute function group_member_touched();

-- down
drop trigger group_members_touched on group_members;
drop trigger group_attachments_touched on group_attachments;
drop trigger group_follow_ups_touched on group_follow_ups;
drop trigger group_responses_touched on group_responses;
drop function group_member_touched;
drop function group_attachment_touched;
drop function group_response_touched;
drop function group_touch_section;
