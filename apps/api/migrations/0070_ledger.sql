-- Sealing and checking in ranges of members, so that neither needs one long transaction.

-- As before, but it reads the entries of the transfers' own time only: without it every month's partition was read.
create or replace function ledger_digest(p_member uuid, p_after bigint, p_upto bigint) returns bytea
language sql stable as $$
  select sha256(convert_to(coalesce(string_agg(line, E'\n' order by version, position, line), ''), 'UTF8'))
  from (
    select version, -1 as position, jsonb_build_array(version, id, key, reason, cause_kind, cause_id, cause_title, note,
      extract(epoch from expected_at), follows, coin_change, pending_coin_change, credit_change, quality_change,
      coin_after, pending_coin_after, credit_after, quality_after, extract(epoch from created_at))::text as line
    from ledger_transfers where member_id = p_member and version > p_after and version <= p_upto
    union all
    select version, position,
      jsonb_build_array(version, position, account, asset, amount, extract(epoch from created_at))::text
    from ledger_entries
    where member_id = p_member and version > p_after and version <= p_upto
      and created_at >= (select min(created_at) from ledger_transfers
        where member_id = p_member and version > p_after and version <= p_upto)
      and created_at <= (select max(created_at) from ledger_transfers
        where member_id = p_member and version > p_after and version <= p_upto)
  ) said
$$;

-- Seals what was posted since the last time by the members after `p_after` up to and with `p_upto`. Answers the new
-- block's number, or null when there was nothing. A block holds one range: its head is made of all its seals at once.
create function ledger_seal(p_at timestamptz, p_after uuid, p_upto uuid) returns bigint language plpgsql as $$
declare
  made bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_seal', 0));
  made := coalesce((select max(number) from ledger_blocks), 0) + 1;
  insert into ledger_seals (member_id, version, block, digest)
  select a.member_id, a.version, made, ledger_digest(a.member_id, sealed.version, a.version)
  from ledger_accounts a
  cross join lateral (
    select coalesce(max(s.version), 0) as version from ledger_seals s where s.member_id = a.member_id
  ) sealed
  where a.version > sealed.version
    and (p_after is null or a.member_id > p_after) and (p_upto is null or a.member_id <= p_upto);
  if not found then
    return null;
  end if;
  insert into ledger_blocks (number, head, sealed_at) values (made, ledger_head(made, p_at), p_at);
  return made;
end $$;

drop function ledger_seal(timestamptz);

-- down
create function ledger_seal(p_at timestamptz) returns bigint language plpgsql as $$
begin
  return ledger_seal(p_at, null, null);
end $$;
