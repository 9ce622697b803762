-- Makes partitions for `months` months, starting with the month of `first`, and returns how many it made. If the
-- default partition already holds entries of a month, they stay there.
create or replace function ledger_make_months(first timestamptz, months integer) returns integer language plpgsql as $$
declare
  month timestamp;
  part text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_make_months', 0));
  for month in
    select date_trunc('month', first at time zone 'UTC') + make_interval(months => n)
    from generate_series(0, months - 1) n
  loop
    part := 'ledger_entries_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(part) is not null or exists (
      select from ledger_entries_default
      where created_at >= month at time zone 'UTC'
        and created_at < (month + interval '1 month') at time zone 'UTC'
    );
    execute format('create table %I partition of ledger_entries for values from (%L) to (%L)',
      part, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    perform ledger_guard_entries(part::regclass);
    made := made + 1;
  end loop;
  return made;
end $$;
