-- The double-entry ledger (decisions §4): append-only, balances never below zero, entries that sum to zero.
-- Refusals carry their own SQLSTATE: YL001 a balance would fall below zero, YL002 the key stands for another transfer,
-- YL003 a malformed transfer, YL004 the transfer that this one ends is unknown or has ended, YL005 something
-- tried to change the past.

-- What a member has, one row a member, so that a transfer of any shape locks and writes exactly one. `version` counts
-- the member's transfers. The platform's accounts have no row: all members would queue for it. They are sums of entries.
create table ledger_accounts (
  member_id uuid primary key,
  coin bigint not null default 0 check (coin >= 0),
  pending_coin bigint not null default 0 check (pending_coin >= 0),
  credit bigint not null default 0 check (credit >= 0),
  quality bigint not null default 0 check (quality between 0 and 100),
  version bigint not null default 0 check (version >= 0)
) with (fillfactor = 80);

-- One line of a member's statement: why, how much of each asset, and what they had afterwards. `version` has no gaps.
-- `follows` is the version of the transfer that this one ends (pending coins arrived, an order was refunded): at most one.
create table ledger_transfers (
  member_id uuid not null,
  version bigint not null check (version > 0),
  id uuid not null,
  key text not null check (length(key) between 1 and 200),
  reason text not null,
  cause_kind text not null,
  cause_id text not null check (length(cause_id) between 1 and 64),
  cause_title text not null,
  note text,
  expected_at timestamptz,
  follows bigint,
  coin_change bigint not null,
  pending_coin_change bigint not null,
  credit_change bigint not null,
  quality_change bigint not null,
  coin_after bigint not null,
  pending_coin_after bigint not null,
  credit_after bigint not null,
  quality_after bigint not null,
  created_at timestamptz not null,
  primary key (member_id, version),
  constraint ledger_transfers_key unique (member_id, key),
  check (follows < version)
);
create unique index ledger_transfers_follows on ledger_transfers (member_id, follows) where follows is not null;

-- Each leg of a transfer is two entries: even positions the member's side, odd ones the platform's.
create table ledger_entries (
  member_id uuid not null,
  version bigint not null,
  position smallint not null,
  account text not null check (account in ('member', 'issue', 'exchange', 'fee', 'campaign')),
  asset text not null check (asset in ('coin', 'pendingCoin', 'credit', 'quality')),
  amount bigint not null check (amount <> 0),
  created_at timestamptz not null,
  primary key (member_id, version, position, created_at)
) partition by range (created_at);
-- Takes what no month is there for, so that a posting never fails for the want of one.
create table ledger_entries_default partition of ledger_entries default;

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'YL005';
end $$;

create function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by member_id, version, asset having sum(amount) <> 0
  ) then
    raise exception 'entries of a transfer do not sum to zero' using errcode = 'YL003';
  end if;
  return null;
end $$;

create trigger ledger_accounts_kept before delete on ledger_accounts
  for each row execute function ledger_refuse_change();
create trigger ledger_accounts_not_emptied before truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfers_kept before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change();
create trigger ledger_transfers_not_emptied before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();

-- Statement triggers do not pass from a partitioned table to its partitions: each gets its own.
create function ledger_guard_entries(part regclass) returns void language plpgsql as $$
begin
  execute format('create trigger ledger_entries_not_emptied before truncate on %s
    for each statement execute function ledger_refuse_change()', part);
  execute format('create trigger ledger_entries_balanced after insert on %s
    referencing new table as added for each statement execute function ledger_check_balanced()', part);
end $$;
select ledger_guard_entries('ledger_entries');
select ledger_guard_entries('ledger_entries_default');

-- Makes the partitions of `months` months beginning with that of `first`, and answers how many it made. A month whose
-- entries already lie in the default partition stays there.
create function ledger_make_months(first timestamptz, months integer) returns integer language plpgsql as $$
declare
  month timestamp;
  part text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_make_months', 0));
  for month in
    select date_trunc('month', first at time zone 'UTC') + make_interval(months => n)
    from generate_series(0, months - 1) n
  loop
    part := 'ledger_entries_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(part) is not null or exists (
      select from ledger_entries_default
      where created_at >= month at time zone 'UTC'
        and created_at < (month + interval '1 month') at time zone 'UTC'
    );
    execute format('create table %I partition of ledger_entries for values from (%L) to (%L)',
      part, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    perform ledger_guard_entries(part::regclass);
    made := made + 1;
  end loop;
  return made;
end $$;
select ledger_make_months(now(), 13);

create type ledger_posted as (
  transfer_id uuid,
  replayed boolean,
  coin bigint,
  pending_coin bigint,
  credit bigint,
  quality bigint
);

-- The answer to a key that was posted before: the first transfer and what the member has now. Null for a new key.
create function ledger_replay(
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

-- The only way value moves. Posts one transfer between a member and the platform, or answers the one that the key
-- already stands for. `p_amounts` are what the member gains (negative: gives); the platform's side is the opposite.
create function post_transfer(
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

-- down
drop function post_transfer;
drop function ledger_replay;
drop type ledger_posted;
drop function ledger_make_months;
drop function ledger_guard_entries;
drop table ledger_entries;
drop table ledger_transfers;
drop table ledger_accounts;
drop function ledger_check_balanced;
drop function ledger_refuse_change;
