-- A member's check-ins in one round trip, and the same behind the lock of the member's check-ins and cards.

-- The check-ins from a day on, oldest first, each with the first one ever; one row without a day when there are none.
create function checkins_since(p_member uuid, p_from date)
returns table (day date, streak integer, coins integer, first date) language sql stable as $$
  select c.day, c.streak, c.coins, ever.first
  from (select min(day) as first from checkins where member_id = p_member) as ever
  left join checkins c on c.member_id = p_member and c.day >= p_from
  order by c.day
$$;

-- Waits for the member's lock, then reads. The reading is a statement of its own, so it sees what the transaction that
-- had the lock before has committed; in one statement with the lock it would not.
create function lock_checkins(p_member uuid, p_from date)
returns table (day date, streak integer, coins integer, first date) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('reward:' || p_member, 0));
  return query select * from checkins_since(p_member, p_from);
end $$;

-- down
drop function lock_checkins;
drop function checkins_since;
