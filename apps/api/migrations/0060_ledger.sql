-- A hash chain over the ledger. Balances and sums tell of changed amounts; this tells of anything that was changed, put
-- elsewhere or taken away. It is made behind the transfers, so that none of them waits for it.

-- What a member's transfers since their last seal say, up to and with `version`.
create table ledger_seals (
  member_id uuid not null,
  version bigint not null,
  block bigint not null,
  digest bytea not null,
  primary key (member_id, version)
);
create index ledger_seals_block on ledger_seals (block);

-- The seals that were made together. `head` is made of the head before it, so that the newest stands for everything.
create table ledger_blocks (
  number bigint primary key check (number > 0),
  head bytea not null,
  sealed_at timestamptz not null
);

create trigger ledger_seals_kept before update or delete on ledger_seals
  for each row execute function ledger_refuse_change();
create trigger ledger_seals_not_emptied before truncate on ledger_seals
  for each statement execute function ledger_refuse_change();
create trigger ledger_blocks_kept before update or delete on ledger_blocks
  for each row execute function ledger_refuse_change();
create trigger ledger_blocks_not_emptied before truncate on ledger_blocks
  for each statement execute function ledger_refuse_change();

-- Every column by name: a later one must not change what was sealed. Times as seconds, whatever zone is set.
create function ledger_digest(p_member uuid, p_after bigint, p_upto bigint) returns bytea language sql stable as $$
  select sha256(convert_to(coalesce(string_agg(line, E'\n' order by version, position, line), ''), 'UTF8'))
  from (
    select version, -1 as position, jsonb_build_array(version, id, key, reason, cause_kind, cause_id, cause_title, note,
      extract(epoch from expected_at), follows, coin_change, pending_coin_change, credit_change, quality_change,
      coin_after, pending_coin_after, credit_after, quality_after, extract(epoch from created_at))::text as line
    from ledger_transfers where member_id = p_member and version > p_after and version <= p_upto
    union all
    select version, position,
      jsonb_build_array(version, position, account, asset, amount, extract(epoch from created_at))::text
    from ledger_entries where member_id = p_member and version > p_after and version <= p_upto
  ) said
$$;

create function ledger_head(p_block bigint, p_at timestamptz) returns bytea language sql stable as $$
  select sha256(
    coalesce((select head from ledger_blocks where number = p_block - 1), '')
    || convert_to(concat_ws(E'\n', p_block, extract(epoch from p_at), string_agg(
      format('%s %s %s', member_id, version, encode(digest, 'hex')), E'\n' order by member_id, version)), 'UTF8'))
  from ledger_seals where block = p_block
$$;

-- Seals what was posted since the last time. Answers the new block's number, or null when there was nothing.
create function ledger_seal(p_at timestamptz) returns bigint language plpgsql as $$
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
  where a.version > sealed.version;
  if not found then
    return null;
  end if;
  insert into ledger_blocks (number, head, sealed_at) values (made, ledger_head(made, p_at), p_at);
  return made;
end $$;

-- down
drop function ledger_seal;
drop function ledger_head;
drop function ledger_digest;
drop table ledger_blocks;
drop table ledger_seals;
