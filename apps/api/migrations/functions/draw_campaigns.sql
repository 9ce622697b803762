-- Stores the draws of a batch with a few statements for all of them, instead of a few for each. It never waits for a
-- campaign that is ending or paused or for another draw of the same member. It locks prizes in their order, and never takes the
-- last piece of one. If too few pieces are left, they are given in the order of members. These settings make PostgreSQL
-- use indexes; otherwise it would read whole tables of small campaigns.
create or replace function draw_campaigns(p_draws jsonb) returns setof uuid language plpgsql volatile
set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  v_running text[];
  v_members uuid[];
  v_spent integer;
begin
  select array_agg(r.id) into v_running from (
    select c.id from campaigns c
    where c.id in (select d.campaign_id from jsonb_to_recordset(p_draws) as d (campaign_id text))
      and c.ended_at is null and c.paused_at is null
    order by c.id for share skip locked
  ) r;
  if v_running is null then
    return;
  end if;

  select array_agg(h.member_id) into v_members
  from jsonb_to_recordset(p_draws) as d (campaign_id text, member_id uuid, number integer)
  cross join lateral (
    select m.member_id from campaign_members m
    where m.campaign_id = d.campaign_id and m.member_id = d.member_id and m.draws = d.number - 1
    limit 1 for no key update skip locked
  ) h
  where d.campaign_id = any(v_running);
  if v_members is null then
    return;
  end if;

  perform from campaign_prizes p
  where (p.campaign_id, p.id) in (
    select d.campaign_id, d.prize_id
    from jsonb_to_recordset(p_draws) as d (campaign_id text, member_id uuid, prize_id text, held boolean)
    where not d.held and d.member_id = any(v_members)
  )
  order by p.campaign_id, p.id for no key update;

  -- This must be a separate statement, so that it sees the pieces and odds that the previous holder of the prizes'
  -- locks committed.
  with due as (
    select d.campaign_id, d.member_id, d.prize_id, d.held,
      row_number() over (partition by d.campaign_id, d.prize_id, d.held order by d.member_id) as nth
    from jsonb_to_recordset(p_draws) as d (
      campaign_id text, member_id uuid, version integer, prize_id text, held boolean
    )
    where d.member_id = any(v_members) and (d.held or not exists (
      select from campaign_odds o where o.campaign_id = d.campaign_id and o.version > d.version
    ))
  ), granted as (
    select due.campaign_id, due.member_id, due.prize_id, due.held
    from due left join campaign_prizes p on p.campaign_id = due.campaign_id and p.id = due.prize_id
    where due.held or due.prize_id is null or due.nth < p.remaining
  ), taken as (
    update campaign_prizes p set remaining = p.remaining - g.pieces
    from (
      select campaign_id, prize_id, count(*)::integer as pieces from granted
      where not held and prize_id is not null group by campaign_id, prize_id
    ) g
    where p.campaign_id = g.campaign_id and p.id = g.prize_id
  )
  select array_agg(member_id) into v_members from granted;
  if v_members is null then
    return;
  end if;

  if jsonb_path_exists(p_draws, '$[*].fresh') then
    insert into campaign_chances (campaign_id, member_id, cause, cause_id, nth, earned_at)
    select d.campaign_id, d.member_id, f.cause, f.cause_id, f.nth, f.at
    from jsonb_to_recordset(p_draws) as d (campaign_id text, member_id uuid, fresh jsonb),
      jsonb_to_recordset(d.fresh) as f (cause text, cause_id text, nth smallint, at timestamptz)
    where d.member_id = any(v_members)
    on conflict do nothing;
  end if;

  with given as materialized (
    select d.* from jsonb_to_recordset(p_draws) as d (
      campaign_id text, member_id uuid, number integer, cause text, cause_id text, nth smallint
    ) where d.member_id = any(v_members)
  ), counted as (
    update campaign_members m set draws = g.number
    from given g where m.campaign_id = g.campaign_id and m.member_id = g.member_id
  ), spent as (
    update campaign_chances c set draw = g.number
    from given g
    where c.campaign_id = g.campaign_id and c.member_id = g.member_id and c.cause = g.cause
      and c.cause_id = g.cause_id and c.nth = g.nth and c.draw is null
    returning 1
  )
  select count(*) into v_spent from spent;
  if v_spent < cardinality(v_members) then
    raise exception '% of % draws have no chance', cardinality(v_members) - v_spent, cardinality(v_members);
  end if;
  return query select unnest(v_members);
end $$;
