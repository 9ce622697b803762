create or replace function task_keep_result() returns trigger language plpgsql as $$
declare
  -- Only these may change after the end: the later state of the reward, its correction, and a consent that is withdrawn.
  later constant text[] := array['earning_state', 'earning_expected_at', 'earning_note', 'earning_pending_for',
    'corrected_at', 'corrected_coins', 'corrected_credit', 'consent_withdrawn_at'];
begin
  if old.result <> 0 and to_jsonb(new) - later is distinct from to_jsonb(old) - later then
    raise exception 'participation % has ended', old.id using errcode = 'YT001';
  end if;
  return new;
end $$;
