-- What a member owes: coins that were taken back after they had been spent. A balance never falls below zero, so what is
-- missing is written down here, and coins that come in later pay it. `key` is the transfer that was taken back, `paid` what
-- later transfers with the keys `debt:<id>:<payment>` paid of it, `payments` how many they are.
create table ledger_debts (
  member_id uuid not null,
  id uuid not null,
  key text not null,
  platform text not null check (platform in ('issue', 'exchange', 'fee', 'campaign')),
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  payments integer not null default 0 check (payments >= 0),
  cause_kind text not null,
  cause_id text not null,
  cause_title text not null,
  note text not null,
  created_at timestamptz not null,
  primary key (member_id, id),
  constraint ledger_debts_key unique (member_id, key, platform)
);
create index ledger_debts_open on ledger_debts (member_id, created_at) where paid < amount;

-- A debt is never changed, except that it is paid.
create function ledger_check_debt_paid() returns trigger language plpgsql as $$
begin
  if new.paid <= old.paid or new.payments <> old.payments + 1
    or (to_jsonb(new) - 'paid' - 'payments') <> (to_jsonb(old) - 'paid' - 'payments')
  then
    raise exception 'a debt can only be paid' using errcode = 'YL005';
  end if;
  return new;
end $$;
create trigger ledger_debts_paid before update on ledger_debts
  for each row execute function ledger_check_debt_paid();
create trigger ledger_debts_kept before delete on ledger_debts
  for each row execute function ledger_refuse_change();
create trigger ledger_debts_not_emptied before truncate on ledger_debts
  for each statement execute function ledger_refuse_change();

-- Whoever posts coins to a member pays that member's debts, oldest first, each payment as a transfer of its own. The
-- member's account stays locked from the first posting on, so that no debt is paid twice.
alter function post_transfer rename to post_one_transfer;
create function post_transfer(
  p_member uuid, p_id uuid, p_key text, p_reason text, p_cause_kind text, p_cause_id text, p_cause_title text,
  p_note text, p_expected_at timestamptz, p_follows text,
  p_assets text[], p_amounts bigint[], p_platforms text[], p_at timestamptz
) returns ledger_posted language plpgsql as $$
declare
  posted ledger_posted;
  after ledger_posted;
  debt ledger_debts;
  part bigint;
begin
  posted := post_one_transfer(p_member, p_id, p_key, p_reason, p_cause_kind, p_cause_id, p_cause_title, p_note,
    p_expected_at, p_follows, p_assets, p_amounts, p_platforms, p_at);
  if posted.replayed or posted.coin = 0 or not 'coin' = any (p_assets) then
    return posted;
  end if;
  for debt in
    select * from ledger_debts where member_id = p_member and paid < amount order by created_at, id for update
  loop
    exit when posted.coin = 0;
    part := least(posted.coin, debt.amount - debt.paid);
    update ledger_debts set paid = paid + part, payments = payments + 1
    where member_id = p_member and id = debt.id;
    after := post_one_transfer(p_member, gen_random_uuid(), format('debt:%s:%s', debt.id, debt.payments + 1),
      'takenBack', debt.cause_kind, debt.cause_id, debt.cause_title, debt.note, null, null,
      array['coin'], array[-part], array[debt.platform], p_at);
    posted.coin := after.coin;
  end loop;
  return posted;
end $$;

-- down
drop function post_transfer;
alter function post_one_transfer rename to post_transfer;
drop table ledger_debts;
drop function ledger_check_debt_paid;
