-- Sets both bits of a person for a section from the stored rows.
create or replace function group_set_standing(p_group uuid, p_member uuid, p_section uuid) returns void language plpgsql as $$
declare
  v_place integer;
  v_ever boolean;
  v_counts boolean;
begin
  select ordinal * 2 into v_place from group_sections where group_id = p_group and id = p_section;
  select count(*) > 0, coalesce(bool_or(deleted_at is null or counts_deleted), false) into v_ever, v_counts
  from group_responses where group_id = p_group and section_id = p_section and group_member_id = p_member;
  update group_members m set standing = set_bit(set_bit(
      case when length(m.standing) > v_place / 8 then m.standing
        else m.standing || decode(repeat('00', v_place / 8 + 1 - length(m.standing)), 'hex') end,
      v_place, v_ever::integer), v_place + 1, v_counts::integer)
  where m.group_id = p_group and m.id = p_member;
end $$;
