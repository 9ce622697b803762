-- Waits for the member's lock, then reads. The read is a separate statement, so that it sees the rows committed by the
-- transaction that held the lock. In the same statement as the lock it would not see them.
create or replace function lock_checkins(p_member uuid, p_from date)
returns table (day date, streak integer, coins integer, first date) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('reward:' || p_member, 0));
  return query select * from checkins_since(p_member, p_from);
end $$;
