create or replace function group_respondent_changed() returns trigger language plpgsql as $$
declare
  turned integer := (new.role = 0 and new.withdrawn_at is null)::integer
    - (old.role = 0 and old.withdrawn_at is null)::integer;
begin
  if turned <> 0 then
    update group_section_counts c set answered = c.answered + turned
    from group_sections s
    where c.group_id = new.group_id and s.group_id = c.group_id and s.id = c.section_id
      and group_bit(new.standing, s.ordinal * 2 + 1);
  end if;
  return null;
end $$;
