-- Skips respondents, because they have no desk.
create or replace function group_reader_touched() returns trigger language plpgsql as $$
begin
  update group_members m set standing = m.standing
  from (select distinct c.group_id, c.group_member_id from changed_rows c) reader
  where m.group_id = reader.group_id and m.id = reader.group_member_id and m.role <> 0;
  return null;
end $$;
