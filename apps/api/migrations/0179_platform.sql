-- The audit log says more about an act, and is chained: each row holds a hash of itself and of the row before it. Rows of
-- before get their numbers and hashes here.
alter table operator_acts
  add column number bigint,
  add column kind text,
  add column operator_id uuid,
  add column reason text,
  add column agreed_by text,
  add column address text,
  add column key text,
  add column request_hash text,
  add column outcome jsonb,
  add column head bytea;

create function operator_act_head(p operator_acts, p_previous bytea) returns bytea language sql stable as $$
  select sha256(coalesce(p_previous, '') || convert_to(jsonb_build_array(
    p.number, p.id, extract(epoch from p.at), p.operator, p.act, p.subject, p.before, p.after, p.kind, p.operator_id,
    p.reason, p.agreed_by, p.address, p.key, p.request_hash, p.outcome)::text, 'UTF8'))
$$;

alter table operator_acts disable trigger operator_acts_kept;
do $$
declare
  act operator_acts;
  previous bytea;
  n bigint := 0;
begin
  for act in select * from operator_acts order by at, id loop
    n := n + 1;
    act.number := n;
    previous := operator_act_head(act, previous);
    update operator_acts set number = n, head = previous where id = act.id;
  end loop;
end $$;
alter table operator_acts enable trigger operator_acts_kept;

alter table operator_acts
  alter column number set not null,
  alter column head set not null,
  add constraint operator_acts_number unique (number);
create unique index operator_acts_key on operator_acts (operator_id, key) where key is not null;
create index operator_acts_subject on operator_acts (subject, number);

-- Chains an act to the one before it. Acts wait for each other, so it is written at the end of a transaction.
create function operator_acts_chain() returns trigger language plpgsql as $$
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
create trigger operator_acts_chained before insert on operator_acts
  for each row execute function operator_acts_chain();

-- The end of the chain at a time. Without it, removing the newest acts would leave no trace.
create table operator_act_seals (
  number bigint primary key,
  head bytea not null,
  sealed_at timestamptz not null
);
create trigger operator_act_seals_kept before update or delete on operator_act_seals
  for each row execute function operator_acts_refuse_change();
create trigger operator_act_seals_not_emptied before truncate on operator_act_seals
  for each statement execute function operator_acts_refuse_change();

-- Acts that wait for the agreement of a second person.
create table operator_requests (
  id uuid primary key,
  act text not null,
  input jsonb not null,
  kind text not null,
  subject text not null,
  title text not null,
  changes jsonb not null,
  seen text not null,
  permission text not null,
  reason text not null,
  key text not null,
  request_hash text not null,
  asked_by_id uuid not null,
  asked_by text not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'agreed', 'refused', 'takenBack')),
  decided_by text,
  decided_at timestamptz,
  decision text,
  constraint operator_requests_key unique (asked_by_id, key)
);
create index operator_requests_open on operator_requests (asked_at) where state = 'asked';

-- down
drop table operator_requests;
drop table operator_act_seals;
drop trigger operator_acts_chained on operator_acts;
drop function operator_acts_chain();
alter table operator_acts drop constraint operator_acts_number;
drop index operator_acts_key;
drop index operator_acts_subject;
drop function operator_act_head(operator_acts, bytea);
alter table operator_acts
  drop column number, drop column kind, drop column operator_id, drop column reason, drop column agreed_by,
  drop column address, drop column key, drop column request_hash, drop column outcome, drop column head;
