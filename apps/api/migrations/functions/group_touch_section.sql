create or replace function group_touch_section(p_group uuid, p_section uuid) returns void language sql as $$
  update group_section_counts set answers = answers where group_id = p_group and section_id = p_section
$$;
