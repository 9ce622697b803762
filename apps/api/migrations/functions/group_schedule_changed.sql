create or replace function group_schedule_changed() returns trigger language plpgsql as $$
begin
  new.guide_version := old.guide_version + 1;
  return new;
end $$;
