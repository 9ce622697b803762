-- The only way to move value: posts one transfer, and pays the member's debts from its coins.
create or replace function post_transfer(
  p_member uuid, p_id uuid, p_key text, p_reason text, p_cause_kind text, p_cause_id text, p_cause_title text,
  p_note text, p_expected_at timestamptz, p_follows text,
  p_assets text[], p_amounts bigint[], p_platforms text[], p_at timestamptz
) returns ledger_posted language plpgsql as $$
declare
  posted ledger_posted;
begin
  posted := post_one_transfer(p_member, p_id, p_key, p_reason, p_cause_kind, p_cause_id, p_cause_title, p_note,
    p_expected_at, p_follows, p_assets, p_amounts, p_platforms, p_at);
  if posted.replayed or posted.coin = 0 or not 'coin' = any (p_assets) then
    return posted;
  end if;
  posted.coin := pay_debts(p_member, posted.coin, p_at);
  return posted;
end $$;
