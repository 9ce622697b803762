-- Nobody changes or deletes what the audit log says, not even by SQL.
create function operator_acts_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% can only be added to', tg_table_name using errcode = 'YL005';
end $$;
create trigger operator_acts_kept before update or delete on operator_acts
  for each row execute function operator_acts_refuse_change();
create trigger operator_acts_not_emptied before truncate on operator_acts
  for each statement execute function operator_acts_refuse_change();

-- down
drop trigger operator_acts_not_emptied on operator_acts;
drop trigger operator_acts_kept on operator_acts;
drop function operator_acts_refuse_change();
