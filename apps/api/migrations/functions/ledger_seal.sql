-- Seals the transfers since the last seal, for the members after `p_after` up to and including `p_upto`. Returns the
-- number of the new block, or null if there were none. A block holds one range of members, because its head is
-- calculated from all its seals at once.
create or replace function ledger_seal(p_at timestamptz, p_after uuid, p_upto uuid) returns bigint language plpgsql as $$
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
