-- Sets a person's bits for a section, and counts the person as one who answered it.
create or replace function group_count_answered(p_group uuid, p_member uuid, p_section uuid) returns void language plpgsql as $$
declare
  v_place integer;
  v_was boolean;
  v_is boolean;
  v_respondent boolean;
begin
  select ordinal * 2 + 1 into v_place from group_sections where group_id = p_group and id = p_section;
  select group_bit(standing, v_place), role = 0 and withdrawn_at is null into v_was, v_respondent
  from group_members where group_id = p_group and id = p_member for no key update;
  perform group_set_standing(p_group, p_member, p_section);
  select group_bit(standing, v_place) into v_is from group_members where group_id = p_group and id = p_member;
  if v_respondent and v_was is distinct from v_is then
    update group_section_counts set answered = answered + case when v_is then 1 else -1 end
    where group_id = p_group and section_id = p_section;
  end if;
end $$;
