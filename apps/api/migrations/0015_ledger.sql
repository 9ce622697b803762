-- The ledger's rules on single values as domains. PostgreSQL reads a table's check constraints anew for every statement,
-- which was a sixth of a transfer; a domain's it keeps. What compares two columns stays a check.

create domain ledger_balance as bigint check (value >= 0);
create domain ledger_quality as bigint check (value between 0 and 100);
create domain ledger_version as bigint check (value > 0);
create domain ledger_movement as bigint check (value <> 0);
create domain ledger_key as text check (length(value) between 1 and 200);
create domain ledger_cause as text check (length(value) between 1 and 64);
create domain ledger_side as text check (value in ('member', 'issue', 'exchange', 'fee', 'campaign'));
create domain ledger_asset as text check (value in ('coin', 'pendingCoin', 'credit', 'quality'));

alter table ledger_accounts
  drop constraint ledger_accounts_coin_check,
  drop constraint ledger_accounts_pending_coin_check,
  drop constraint ledger_accounts_credit_check,
  drop constraint ledger_accounts_quality_check,
  drop constraint ledger_accounts_version_check,
  alter coin type ledger_balance,
  alter pending_coin type ledger_balance,
  alter credit type ledger_balance,
  alter quality type ledger_quality,
  alter version type ledger_balance;

alter table ledger_transfers
  drop constraint ledger_transfers_version_check,
  drop constraint ledger_transfers_key_check,
  drop constraint ledger_transfers_cause_id_check,
  alter version type ledger_version,
  alter key type ledger_key,
  alter cause_id type ledger_cause;

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  drop constraint ledger_entries_asset_check,
  drop constraint ledger_entries_amount_check,
  alter account type ledger_side,
  alter asset type ledger_asset,
  alter amount type ledger_movement;

-- As before, but for what a transfer moves: it may be negative, which an account's columns no longer hold for a moment.

-- The only way value moves. Posts one transfer between a member and the platform, or answers the one that the key
-- already stands for. `p_amounts` are what the member gains (negative: gives); the platform's side is the opposite.
create or replace function post_transfer(
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

  -- The row stays locked from here to the end of the transaction, so that what follows sees all earlier transfers.
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

-- down
-- The only way value moves. Posts one transfer between a member and the platform, or answers the one that the key
-- already stands for. `p_amounts` are what the member gains (negative: gives); the platform's side is the opposite.
create or replace function post_transfer(
  p_member uuid, p_id uuid, p_key text, p_reason text, p_cause_kind text, p_cause_id text, p_cause_title text,
  p_note text, p_expected_at timestamptz, p_follows text,
  p_assets text[], p_amounts bigint[], p_platforms text[], p_at timestamptz
) returns ledger_posted language plpgsql as $$
declare
  legs integer := coalesce(cardinality(p_assets), 0);
  change ledger_accounts;
  account ledger_accounts;
  ended bigint;
  posted ledger_posted;
begin
  change := (p_member, 0, 0, 0, 0, 0);
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
      when 'coin' then change.coin := change.coin + p_amounts[i];
      when 'pendingCoin' then change.pending_coin := change.pending_coin + p_amounts[i];
      when 'credit' then change.credit := change.credit + p_amounts[i];
      when 'quality' then change.quality := change.quality + p_amounts[i];
      else raise exception 'leg % has no known asset', i using errcode = 'YL003';
    end case;
  end loop;

  -- The row stays locked from here to the end of the transaction, so that what follows sees all earlier transfers.
  for attempt in 1..2 loop
    update ledger_accounts a set
      coin = a.coin + change.coin,
      pending_coin = a.pending_coin + change.pending_coin,
      credit = a.credit + change.credit,
      quality = a.quality + change.quality,
      version = a.version + 1
    where a.member_id = p_member and a.coin + change.coin >= 0 and a.pending_coin + change.pending_coin >= 0
      and a.credit + change.credit >= 0 and a.quality + change.quality between 0 and 100
    returning * into account;
    exit when found;
    posted := ledger_replay(p_member, p_key, p_reason, p_cause_kind, p_cause_id, p_follows,
      p_assets, p_amounts, p_platforms);
    if posted.transfer_id is not null then
      return posted;
    end if;
    if attempt = 2 then
      if exists (select from ledger_accounts a where a.member_id = p_member and a.quality + change.quality > 100) then
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
    ended, change.coin, change.pending_coin, change.credit, change.quality,
    account.coin, account.pending_coin, account.credit, account.quality, p_at
  ) on conflict on constraint ledger_transfers_key do nothing;
  if not found then
    update ledger_accounts a set
      coin = a.coin - change.coin,
      pending_coin = a.pending_coin - change.pending_coin,
      credit = a.credit - change.credit,
      quality = a.quality - change.quality,
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
alter table ledger_entries
  alter account type text,
  alter asset type text,
  alter amount type bigint,
  add check (account in ('member', 'issue', 'exchange', 'fee', 'campaign')),
  add check (asset in ('coin', 'pendingCoin', 'credit', 'quality')),
  add check (amount <> 0);
alter table ledger_transfers
  alter version type bigint,
  alter key type text,
  alter cause_id type text,
  add check (version > 0),
  add check (length(key) between 1 and 200),
  add check (length(cause_id) between 1 and 64);
alter table ledger_accounts
  alter coin type bigint,
  alter pending_coin type bigint,
  alter credit type bigint,
  alter quality type bigint,
  alter version type bigint,
  add check (coin >= 0),
  add check (pending_coin >= 0),
  add check (credit >= 0),
  add check (quality between 0 and 100),
  add check (version >= 0);
drop domain ledger_balance, ledger_quality, ledger_version, ledger_movement, ledger_key, ledger_cause, ledger_side,
  ledger_asset;
