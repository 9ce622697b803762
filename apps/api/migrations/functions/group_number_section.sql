create or replace function group_number_section() returns trigger language plpgsql as $$
begin
  update discussion_groups set sections_made = sections_made + 1 where id = new.group_id
  returning sections_made - 1 into new.ordinal;
  return new;
end $$;
