-- Refuses every change of the audit log, even by SQL.
create or replace function operator_acts_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% can only be added to', tg_table_name using errcode = 'YL005';
end $$;
