create or replace function ledger_head(p_block bigint, p_at timestamptz) returns bytea language sql stable as $$
  select sha256(
    coalesce((select head from ledger_blocks where number = p_block - 1), '')
    || convert_to(concat_ws(E'\n', p_block, extract(epoch from p_at), string_agg(
      format('%s %s %s', member_id, version, encode(digest, 'hex')), E'\n' order by member_id, version)), 'UTF8'))
  from ledger_seals where block = p_block
$$;
