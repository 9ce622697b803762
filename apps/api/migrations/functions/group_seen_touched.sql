create or replace function group_seen_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(seen.group_id, seen.section_id)
  from (select distinct n.group_id, n.section_id
    from now_rows n join old_rows o on o.group_id = n.group_id and o.id = n.id
    where (n.seen_by_host_at, n.host_replied_at) is distinct from (o.seen_by_host_at, o.host_replied_at)
    order by n.group_id, n.section_id) seen;
  return null;
end $$;
