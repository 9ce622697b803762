-- Tells whether the member was free to be locked and the check-ins from a day on are still as many as were read before.
-- Every change of a streak adds a day, so the number tells. The counting is a statement of its own, as in lock_checkins.
-- It waits for nobody: the check-ins of many members are one statement, and none may hold up the others.
create or replace function hold_checkins(p_member uuid, p_from date, p_days bigint)
returns boolean language plpgsql volatile as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('reward:' || p_member, 0)) then
    return false;
  end if;
  return (select count(*) from checkins where member_id = p_member and day >= p_from) = p_days;
end $$;

-- down
-- Waits for the member's lock and tells whether the check-ins from a day on are still as many as were read before. Every
-- change of a streak adds a day, so the number tells. The counting is a statement of its own, as in lock_checkins.
create or replace function hold_checkins(p_member uuid, p_from date, p_days bigint)
returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('reward:' || p_member, 0));
  return (select count(*) from checkins where member_id = p_member and day >= p_from) = p_days;
end $$;
