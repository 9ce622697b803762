-- Returns whether it could lock the member and the check-ins from a day on are still as many as the caller read. Every change
-- of a streak adds a day, so the number proves it. The count is a statement of its own, as in lock_checkins. It never waits: one
-- statement stores the check-ins of many members, and none may delay the others.
create or replace function hold_checkins(p_member uuid, p_from date, p_days bigint)
returns boolean language plpgsql volatile as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('reward:' || p_member, 0)) then
    return false;
  end if;
  return (select count(*) from checkins where member_id = p_member and day >= p_from) = p_days;
end $$;
