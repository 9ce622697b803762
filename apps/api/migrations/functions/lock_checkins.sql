-- Waits for the member's lock, then reads. The read is a statement of its own, so that it sees what the transaction that held
-- the lock has committed; one statement with the lock would not.
create or replace function lock_checkins(p_member uuid, p_from date)
returns table (day date, streak integer, coins integer, first date) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('reward:' || p_member, 0));
  return query select * from checkins_since(p_member, p_from);
end $$;
