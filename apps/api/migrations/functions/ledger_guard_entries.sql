-- Adds the triggers to one partition: a statement trigger of a partitioned table doesn't reach its partitions.
create or replace function ledger_guard_entries(part regclass) returns void language plpgsql as $$
begin
  execute format('create trigger ledger_entries_not_emptied before truncate on %s
    for each statement execute function ledger_refuse_change()', part);
  execute format('create trigger ledger_entries_balanced after insert on %s
    referencing new table as added for each statement execute function ledger_check_balanced()', part);
end $$;
