-- The hash of an act and of the one before it. Where nobody agreed, it is the hash that rows from before `agreed_from` have;
-- where somebody agreed without a reason, that of rows from before `agreed_reason`.
create or replace function operator_act_head(p operator_acts, p_previous bytea) returns bytea language sql stable as $$
  select sha256(coalesce(p_previous, '') || convert_to((jsonb_build_array(
    p.number, p.id, extract(epoch from p.at), p.operator, p.act, p.subject, p.before, p.after, p.kind, p.operator_id,
    p.reason, p.agreed_by, p.address, p.key, p.request_hash, p.outcome) ||
    case
      when p.agreed_reason is not null then jsonb_build_array(p.agreed_from, p.agreed_reason)
      when p.agreed_from is not null then jsonb_build_array(p.agreed_from)
      else '[]'
    end)::text, 'UTF8'))
$$;
