-- Posts one transfer between a member and the platform, or returns the transfer that the key posted before. `p_amounts`
-- are the member's gains (negative for losses); the platform's side is the opposite.
create or replace function post_one_transfer(
  p_member uuid, p_id uuid, p_key text, p_reason text, p_cause_kind text, p_cause_id text, p_cause_title text,
  p_note text, p_expected_at timestamptz, p_follows text,
  p_assets text[], p_amounts bigint[], p_platforms text[], p_at timestamptz
) returns ledger_posted language plpgsql as $$
declare
  legs integer := coalesce(cardinality(p_assets), 0);
  coin_moved bigint := 0;
  pending_coin_moved bigint := 0;
  credit_moved bigint := 0;
  quality_moved bigint := 0;
  account ledger_accounts;
  ended bigint;
  posted ledger_posted;
begin
  if legs = 0 or cardinality(p_amounts) <> legs or cardinality(p_platforms) <> legs then
    raise exception 'a transfer needs legs' using errcode = 'YL003';
  end if;
  for i in 1..legs loop
    if p_amounts[i] is null or p_amounts[i] = 0 then
      raise exception 'leg % moves nothing', i using errcode = 'YL003';
    end if;
    if p_platforms[i] is null or p_platforms[i] not in ('issue', 'exchange', 'fee', 'campaign') then
      raise exception 'leg % comes from and goes to the member', i using errcode = 'YL003';
    end if;
    for j in 1..i - 1 loop
      if p_assets[i] = p_assets[j] and p_platforms[i] = p_platforms[j] then
        raise exception 'legs % and % are between the same two accounts', j, i using errcode = 'YL003';
      end if;
    end loop;
    case p_assets[i]
      when 'coin' then coin_moved := coin_moved + p_amounts[i];
      when 'pendingCoin' then pending_coin_moved := pending_coin_moved + p_amounts[i];
      when 'credit' then credit_moved := credit_moved + p_amounts[i];
      when 'quality' then quality_moved := quality_moved + p_amounts[i];
      else raise exception 'leg % has no known asset', i using errcode = 'YL003';
    end case;
  end loop;

  -- The row stays locked from here to the end of the transaction, so that later statements see all earlier transfers.
  for attempt in 1..2 loop
    update ledger_accounts a set
      coin = a.coin + coin_moved,
      pending_coin = a.pending_coin + pending_coin_moved,
      credit = a.credit + credit_moved,
      quality = a.quality + quality_moved,
      version = a.version + 1
    where a.member_id = p_member and a.coin + coin_moved >= 0 and a.pending_coin + pending_coin_moved >= 0
      and a.credit + credit_moved >= 0 and a.quality + quality_moved between 0 and 100
    returning * into account;
    exit when found;
    posted := ledger_replay(p_member, p_key, p_reason, p_cause_kind, p_cause_id, p_follows,
      p_assets, p_amounts, p_platforms);
    if posted.transfer_id is not null then
      return posted;
    end if;
    if attempt = 2 then
      if exists (select from ledger_accounts a where a.member_id = p_member and a.quality + quality_moved > 100) then
        raise exception 'quality would exceed 100' using errcode = 'YL003';
      end if;
      raise exception 'a balance would fall below zero' using errcode = 'YL001';
    end if;
    insert into ledger_accounts (member_id) values (p_member) on conflict do nothing;
  end loop;

  if p_follows is not null then
    select version into ended from ledger_transfers where member_id = p_member and key = p_follows;
    if ended is null or exists (
      select from ledger_transfers where member_id = p_member and follows = ended and key <> p_key
    ) then
      raise exception 'transfer % is unknown or has ended', p_follows using errcode = 'YL004';
    end if;
  end if;

  insert into ledger_transfers (
    member_id, version, id, key, reason, cause_kind, cause_id, cause_title, note, expected_at, follows,
    coin_change, pending_coin_change, credit_change, quality_change,
    coin_after, pending_coin_after, credit_after, quality_after, created_at
  ) values (
    p_member, account.version, p_id, p_key, p_reason, p_cause_kind, p_cause_id, p_cause_title, p_note, p_expected_at,
    ended, coin_moved, pending_coin_moved, credit_moved, quality_moved,
    account.coin, account.pending_coin, account.credit, account.quality, p_at
  ) on conflict on constraint ledger_transfers_key do nothing;
  if not found then
    update ledger_accounts a set
      coin = a.coin - coin_moved,
      pending_coin = a.pending_coin - pending_coin_moved,
      credit = a.credit - credit_moved,
      quality = a.quality - quality_moved,
      version = a.version - 1
    where a.member_id = p_member;
    return ledger_replay(p_member, p_key, p_reason, p_cause_kind, p_cause_id, p_follows,
      p_assets, p_amounts, p_platforms);
  end if;

  for i in 1..legs loop
    insert into ledger_entries (member_id, version, position, account, asset, amount, created_at) values
      (p_member, account.version, i * 2, 'member', p_assets[i], p_amounts[i], p_at),
      (p_member, account.version, i * 2 + 1, p_platforms[i], p_assets[i], -p_amounts[i], p_at);
  end loop;

  posted := (p_id, false, account.coin, account.pending_coin, account.credit, account.quality);
  return posted;
end $$;
