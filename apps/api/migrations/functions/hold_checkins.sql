-- Tries to lock the member. Returns true if it got the lock and the number of check-ins from a day on is still the one
-- that the caller read. Every change of a streak adds a day, so an equal number means that nothing changed. The count
-- is a separate statement, like in lock_checkins. It never waits, because one statement stores the check-ins of many
-- members, and none may delay the others.
create or replace function hold_checkins(p_member uuid, p_from date, p_days bigint)
returns boolean language plpgsql volatile as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('reward:' || p_member, 0)) then
    return false;
  end if;
  return (select count(*) from checkins where member_id = p_member and day >= p_from) = p_days;
end $$;
