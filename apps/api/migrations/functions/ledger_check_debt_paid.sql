-- Refuses every change of a debt except its payment and forgiving the rest that is still owed.
create or replace function ledger_check_debt_paid() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['paid', 'payments', 'forgiven']) = (to_jsonb(old) - array['paid', 'payments', 'forgiven'])
    and (
      (new.paid > old.paid and new.payments = old.payments + 1 and new.forgiven = old.forgiven)
      or (new.forgiven > old.forgiven and new.paid = old.paid and new.payments = old.payments)
    )
  then
    return new;
  end if;
  raise exception 'a debt can only be paid or forgiven' using errcode = 'YL005';
end $$;
