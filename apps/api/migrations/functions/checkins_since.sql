-- Returns the check-ins from a day on, oldest first, each with the member's first check-in; one row without a day if
-- there are none.
create or replace function checkins_since(p_member uuid, p_from date)
returns table (day date, streak integer, coins integer, first date) language sql stable as $$
  select c.day, c.streak, c.coins, ever.first
  from (select min(day) as first from checkins where member_id = p_member) as ever
  left join checkins c on c.member_id = p_member and c.day >= p_from
  order by c.day
$$;
