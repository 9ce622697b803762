-- Reads only the entries of the transfers' own months; otherwise PostgreSQL reads every month's partition.
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
