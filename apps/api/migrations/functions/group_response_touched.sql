create or replace function group_response_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(old.group_id, old.section_id);
  return null;
end $$;
