-- Returns what a key posted before: the first transfer, and the member's current balances. Null for a new key.
create or replace function ledger_replay(
  p_member uuid, p_key text, p_reason text, p_cause_kind text, p_cause_id text, p_follows text,
  p_assets text[], p_amounts bigint[], p_platforms text[]
) returns ledger_posted language plpgsql as $$
declare
  known ledger_transfers;
  posted ledger_posted;
begin
  select * into known from ledger_transfers where member_id = p_member and key = p_key;
  if not found then
    return null;
  end if;
  if (known.reason, known.cause_kind, known.cause_id) is distinct from (p_reason, p_cause_kind, p_cause_id)
    or known.follows is distinct from (
      select version from ledger_transfers where member_id = p_member and key = p_follows
    )
    or (
      select array_agg(format('%s %s %s', e.asset, e.account, -e.amount) order by e.asset, e.account)
      from ledger_entries e
      where e.member_id = p_member and e.version = known.version and e.created_at = known.created_at
        and e.account <> 'member'
    ) is distinct from (
      select array_agg(format('%s %s %s', l.asset, l.platform, l.amount) order by l.asset, l.platform)
      from unnest(p_assets, p_amounts, p_platforms) as l (asset, amount, platform)
    )
  then
    raise exception 'key % stands for another transfer', p_key using errcode = 'YL002';
  end if;
  select known.id, true, a.coin, a.pending_coin, a.credit, a.quality into posted
  from ledger_accounts a where a.member_id = p_member;
  return posted;
end $$;
