-- Waits until no other process runs the same call of a member, and returns its stored answer; no row if the call is
-- new. Volatile, so that the select sees rows committed during the wait for the lock.
create or replace function claim_call(p_member uuid, p_key text) returns table (request_hash text, answer json)
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, hashtextextended(p_member::text, 1)));
  return query select k.request_hash, k.answer from idempotency_keys k
    where k.member_id = p_member and k.key = p_key;
end $$;
