create or replace function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by member_id, version, asset having sum(amount) <> 0
  ) then
    raise exception 'entries of a transfer do not sum to zero' using errcode = 'YL003';
  end if;
  return null;
end $$;
