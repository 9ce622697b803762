create or replace function group_tagging_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(tagged.group_id, tagged.section_id)
  from (select distinct r.group_id, r.section_id
    from changed_rows c join group_responses r on r.group_id = c.group_id and r.id = c.response_id
    order by r.group_id, r.section_id) tagged;
  return null;
end $$;
