create or replace function group_attachment_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(r.group_id, r.section_id) from group_responses r
  where tg_op <> 'INSERT' and r.group_id = old.group_id and r.id = old.response_id
    or tg_op <> 'DELETE' and r.group_id = new.group_id and r.id = new.response_id;
  perform group_touch_section(f.group_id, f.section_id) from group_follow_ups f
  where tg_op <> 'INSERT' and f.group_id = old.group_id and f.id = old.follow_up_id
    or tg_op <> 'DELETE' and f.group_id = new.group_id and f.id = new.follow_up_id;
  return null;
end $$;
