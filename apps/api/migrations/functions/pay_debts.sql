-- Pays a member's debts, oldest first, each by one transfer, as long as the member has coins. Returns the number of
-- coins left. The caller must hold the lock of the member's account.
create or replace function pay_debts(p_member uuid, p_coin bigint, p_at timestamptz) returns bigint language plpgsql as $$
declare
  left_over bigint := p_coin;
  after ledger_posted;
  debt ledger_debts;
  part bigint;
begin
  for debt in
    select * from ledger_debts where member_id = p_member and paid + forgiven < amount order by created_at, id for update
  loop
    exit when left_over = 0;
    part := least(left_over, debt.amount - debt.paid - debt.forgiven);
    update ledger_debts set paid = paid + part, payments = payments + 1
    where member_id = p_member and id = debt.id;
    after := post_one_transfer(p_member, gen_random_uuid(), format('debt:%s:%s', debt.id, debt.payments + 1),
      'takenBack', debt.cause_kind, debt.cause_id, debt.cause_title, debt.note, null, null,
      array['coin'], array[-part], array[debt.platform], p_at);
    left_over := after.coin;
  end loop;
  return left_over;
end $$;
