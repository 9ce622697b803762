-- A debt can be forgiven, when the loss that made it is undone.
alter table ledger_debts add column forgiven bigint not null default 0,
  add constraint ledger_debts_forgiven check (forgiven >= 0 and paid + forgiven <= amount);
drop index ledger_debts_open;
create index ledger_debts_open on ledger_debts (member_id, created_at) where paid + forgiven < amount;

-- down
drop index ledger_debts_open;
alter table ledger_debts drop column forgiven;
create index ledger_debts_open on ledger_debts (member_id, created_at) where paid < amount;
