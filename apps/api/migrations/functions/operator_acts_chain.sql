-- Chains an act to the one before it. Acts wait for each other, so it is written at the end of a transaction. A copied row
-- brings its head; reconcile checks it.
create or replace function operator_acts_chain() returns trigger language plpgsql as $$
declare
  previous operator_acts;
begin
  if new.head is not null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('operator_acts', 0));
  select * into previous from operator_acts order by number desc limit 1;
  new.number := coalesce(previous.number, 0) + 1;
  new.head := operator_act_head(new, previous.head);
  return new;
end $$;
