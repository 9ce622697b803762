-- Refuses every change of a debt except its payment.
create or replace function ledger_check_debt_paid() returns trigger language plpgsql as $$
begin
  if new.paid <= old.paid or new.payments <> old.payments + 1
    or (to_jsonb(new) - 'paid' - 'payments') <> (to_jsonb(old) - 'paid' - 'payments')
  then
    raise exception 'a debt can only be paid' using errcode = 'YL005';
  end if;
  return new;
end $$;
