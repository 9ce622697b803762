create or replace function task_keep_result() returns trigger language plpgsql as $$
begin
  if old.result <> 0 and
    to_jsonb(new) - array['earning_state', 'earning_expected_at', 'earning_note'] is distinct from
    to_jsonb(old) - array['earning_state', 'earning_expected_at', 'earning_note'] then
    raise exception 'participation % has ended', old.id using errcode = 'YT001';
  end if;
  return new;
end $$;
