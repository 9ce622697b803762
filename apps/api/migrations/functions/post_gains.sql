-- Posts gains of many members, each by a transfer of one leg in coins, with one statement for all of them. A statement
-- for each member took most of the time of a batch of check-ins, draws or quizzes. The rules are those of
-- post_transfer. If one of the postings needs more (a member's first transfer, a key that was posted before, another
-- asset, several legs, a transfer that it ends), post_transfer posts them all, in the order of members. Debts are paid
-- afterwards, like in post_transfer. The accounts stay locked, so no new debt is written meanwhile. Plans are made once
-- and never read whole tables, because PostgreSQL expects a hundred members. Account and key of each posting are looked
-- up by index, because with `exists` PostgreSQL once read the whole index.
create or replace function post_gains(p_postings jsonb, p_members uuid[]) returns table (member uuid, coins bigint)
language plpgsql volatile
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_posted uuid[];
  v_coins bigint[];
  v_indebted uuid[];
begin
  with due as materialized (
    select g.member_id, g.id, g.key, g.reason, g.cause_kind, g.cause_id, g.cause_title, g.note, g.expected_at,
      g.amounts[1] as amount, g.platforms[1] as platform, g.at,
      cardinality(g.assets) = 1 and cardinality(g.amounts) = 1 and cardinality(g.platforms) = 1
        and g.assets[1] = 'coin' and g.amounts[1] > 0 and g.platforms[1] in ('issue', 'exchange', 'fee', 'campaign')
        and g.follows is null
        and coalesce((select true from ledger_accounts a where a.member_id = g.member_id limit 1), false)
        and (select true from ledger_transfers t where t.member_id = g.member_id and t.key = g.key limit 1) is null
        as is_plain
    from jsonb_to_recordset(p_postings) as g (
      member_id uuid, id uuid, key text, reason text, cause_kind text, cause_id text, cause_title text, note text,
      expected_at timestamptz, follows text, assets text[], amounts bigint[], platforms text[], at timestamptz
    )
    where g.member_id = any(p_members)
    order by g.member_id
  ), moved as (
    update ledger_accounts a set coin = a.coin + d.amount, version = a.version + 1
    from due d
    where a.member_id = d.member_id and (select coalesce(bool_and(is_plain), false) from due)
    returning a.version, a.coin as coin_after, a.pending_coin, a.credit, a.quality, d.*
  ), transferred as (
    insert into ledger_transfers (
      member_id, version, id, key, reason, cause_kind, cause_id, cause_title, note, expected_at,
      coin_change, pending_coin_change, credit_change, quality_change,
      coin_after, pending_coin_after, credit_after, quality_after, created_at
    )
    select m.member_id, m.version, m.id, m.key, m.reason, m.cause_kind, m.cause_id, m.cause_title, m.note, m.expected_at,
      m.amount, 0, 0, 0, m.coin_after, m.pending_coin, m.credit, m.quality, m.at
    from moved m
  ), entered as (
    insert into ledger_entries (member_id, version, position, account, asset, amount, created_at)
    select m.member_id, m.version, side.position, side.account, 'coin', side.amount, m.at
    from moved m
    cross join lateral (values (2, 'member', m.amount), (3, m.platform, -m.amount)) as side (position, account, amount)
  )
  select array_agg(m.member_id), array_agg(m.coin_after) into v_posted, v_coins from moved m;

  if v_posted is null then
    return query
      select p.member_id, posted.coin
      from (
        select * from jsonb_to_recordset(p_postings) as g (
          member_id uuid, id uuid, key text, reason text, cause_kind text, cause_id text, cause_title text, note text,
          expected_at timestamptz, follows text, assets text[], amounts bigint[], platforms text[], at timestamptz
        )
        where g.member_id = any(p_members) order by g.member_id
      ) as p, post_transfer(p.member_id, p.id, p.key, p.reason, p.cause_kind, p.cause_id, p.cause_title, p.note,
        p.expected_at, p.follows, p.assets, p.amounts, p.platforms, p.at) as posted;
    return;
  end if;

  -- This must be a separate statement, so that it sees the debts that the previous holder of the accounts' locks
  -- committed.
  select array_agg(distinct d.member_id) into v_indebted
  from ledger_debts d where d.member_id = any(v_posted) and d.paid + d.forgiven < d.amount;
  if v_indebted is null then
    return query select * from unnest(v_posted, v_coins);
    return;
  end if;
  return query
    select u.member_id, case when u.member_id = any(v_indebted) then pay_debts(u.member_id, u.coin, g.at) else u.coin end
    from unnest(v_posted, v_coins) as u (member_id, coin)
    join jsonb_to_recordset(p_postings) as g (member_id uuid, at timestamptz) using (member_id)
    order by u.member_id;
end $$;
