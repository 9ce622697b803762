-- Runs for each posted answer, so it must be fast. It locks the person before the section, like every other function of
-- these counters.
create or replace function group_number_response() returns trigger language plpgsql as $$
declare
  v_place integer;
  v_standing bytea;
  v_respondent boolean;
  v_counts boolean := new.deleted_at is null or new.counts_deleted;
  v_was boolean;
begin
  select s.ordinal * 2, m.standing, m.role = 0 and m.withdrawn_at is null
  into v_place, v_standing, v_respondent
  from group_members m join group_sections s on s.group_id = m.group_id and s.id = new.section_id
  where m.group_id = new.group_id and m.id = new.group_member_id
  for no key update of m;
  if v_place is null then return new; end if; -- The foreign key refuses such a row.
  v_was := group_bit(v_standing, v_place + 1);
  insert into group_section_counts as c (group_id, section_id, answers, deleted, answered)
  values (new.group_id, new.section_id, 1, (new.deleted_at is not null)::integer,
    (v_respondent and v_counts and not v_was)::integer)
  on conflict (group_id, section_id) do update set answers = c.answers + 1, deleted = c.deleted + excluded.deleted,
    answered = c.answered + excluded.answered
  returning answers into new.number;
  if length(v_standing) <= v_place / 8 then
    v_standing := v_standing || decode(repeat('00', v_place / 8 + 1 - length(v_standing)), 'hex');
  end if;
  update group_members
  set standing = set_bit(set_bit(v_standing, v_place, 1), v_place + 1, (v_was or v_counts)::integer)
  where group_id = new.group_id and id = new.group_member_id;
  return new;
end $$;
