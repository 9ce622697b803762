create or replace function rule_keep_numbers() returns trigger language plpgsql as $$
begin
  -- Dropping a change is the only one. The table's check allows it before the change holds.
  if tg_op = 'UPDATE' and old.dropped_at is null
    and (to_jsonb(new) - 'dropped_by' - 'dropped_at') = (to_jsonb(old) - 'dropped_by' - 'dropped_at') then
    return new;
  end if;
  raise exception '% can only be added to', tg_table_name using errcode = 'YL005';
end $$;
