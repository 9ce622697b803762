create or replace function group_guide_changed() returns trigger language plpgsql as $$
begin
  update discussion_groups set guide_version = guide_version + 1
  where id = case when tg_op = 'DELETE' then old.group_id else new.group_id end;
  return null;
end $$;
