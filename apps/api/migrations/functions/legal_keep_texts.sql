create or replace function legal_keep_texts() returns trigger language plpgsql as $$
begin
  -- Taking a version back is the only change. The table's check allows it before the version holds.
  if tg_op = 'UPDATE' and old.withdrawn_at is null
    and (to_jsonb(new) - 'withdrawn_by' - 'withdrawn_at') = (to_jsonb(old) - 'withdrawn_by' - 'withdrawn_at') then
    return new;
  end if;
  raise exception '% can only be added to', tg_table_name using errcode = 'YL005';
end $$;
