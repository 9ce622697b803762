-- Suppliers, agents and panel partners (decisions §3; docs/partners.md).

-- An outside company: `supplier` and `panel` have surveys our members answer, `agent` sends its people to ours.
-- `secrets` is a sealed list of keys by id, so that two live during a rotation.
create table partners (
  id uuid primary key,
  key text not null constraint partners_key unique check (key ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  kind text not null check (kind in ('supplier', 'panel', 'agent')),
  active boolean not null,
  secrets text not null,
  config json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Which task is answered at a partner, and what the partner calls it.
create table supplied_tasks (
  task_id uuid primary key references tasks,
  partner_id uuid not null references partners,
  survey text not null check (length(survey) between 1 and 100)
);

-- One participation on its way through a partner. `sid` is all the partner knows of it. Without a word by `expires_at`
-- it ends; pending coins become available at `window_until` unless `disputed`. Both are null when over.
create table partner_visits (
  member_id uuid not null,
  participation_id uuid not null,
  sid text not null constraint partner_visits_sid unique,
  partner_id uuid not null references partners,
  task_id uuid not null references tasks,
  expires_at timestamptz,
  window_until timestamptz,
  disputed boolean not null default false,
  created_at timestamptz not null,
  primary key (member_id, participation_id)
);
create index partner_visits_expiring on partner_visits (expires_at) where expires_at is not null;
create index partner_visits_window on partner_visits (window_until) where window_until is not null;

-- Everything partners told us, kept before it is looked at. The same text again only counts up.
create table partner_reports (
  id uuid primary key,
  partner_id uuid not null references partners,
  via text not null check (via in ('return', 'postback')),
  raw text not null check (length(raw) <= 4000),
  digest text not null,
  times bigint not null default 1 check (times > 0),
  support_code text not null,
  verdict text not null default 'received' check (verdict in (
    'received', 'applied', 'repeated', 'badSignature', 'malformed', 'stale', 'unknownVisit', 'unknownStatus', 'late',
    'contradicting', 'spent')),
  member_id uuid,
  participation_id uuid,
  result smallint check (result between 1 and 8),
  received_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  resolution text,
  constraint partner_reports_once unique (partner_id, via, digest),
  check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (resolution is null))
);
create index partner_reports_open on partner_reports (received_at)
  where resolved_at is null and verdict not in ('applied', 'repeated');

-- People without an account, one for each person of an agent (or browser at an open link): `scope` says whose,
-- `person_index` is a blind index of what they are called there.
create table survey_guests (
  scope text not null,
  person_index text not null,
  guest_id uuid not null unique,
  created_at timestamptz not null,
  primary key (scope, person_index)
);

-- What opens a participation without an account or cookie. `passed` is what the agent gets back untouched, `person` what
-- it calls them, sealed; `repeated` is who came again after the end.
create table survey_keys (
  key_hash text primary key,
  member_id uuid not null,
  participation_id uuid not null,
  kind text not null check (kind in ('agent', 'open', 'ticket')),
  partner_id uuid references partners,
  person text,
  passed json not null default '{}',
  repeated boolean not null default false,
  created_at timestamptz not null,
  check ((kind = 'agent') = (partner_id is not null))
);

-- Our own surveys that a link opens to anybody.
create table open_links (
  sid text primary key check (sid ~ '^[0-9A-Za-z]{8,24}$'),
  task_id uuid not null references tasks,
  active boolean not null,
  created_at timestamptz not null
);

-- One-time tickets of the mini program.
create table start_tickets (
  ticket_hash text primary key,
  member_id uuid not null,
  task_hash_id text not null,
  consent boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- How the reward of an outside survey stands after the end; null: as paid. The result itself never changes.
alter table participations
  add column earning_state text check (earning_state in ('pending', 'available', 'takenBack')),
  add column earning_expected_at timestamptz,
  add column earning_note text;

create or replace function task_keep_result() returns trigger language plpgsql as $$
begin
  if old.result <> 0 and
    to_jsonb(new) - array['earning_state', 'earning_expected_at', 'earning_note'] is distinct from
    to_jsonb(old) - array['earning_state', 'earning_expected_at', 'earning_note'] then
    raise exception 'participation % has ended', old.id using errcode = 'YT001';
  end if;
  return new;
end $$;

-- down
create or replace function task_keep_result() returns trigger language plpgsql as $$
begin
  if old.result <> 0 then
    raise exception 'participation % has ended', old.id using errcode = 'YT001';
  end if;
  return new;
end $$;
alter table participations drop column earning_state, drop column earning_expected_at, drop column earning_note;
drop table start_tickets;
drop table open_links;
drop table survey_keys;
drop table survey_guests;
drop table partner_reports;
drop table partner_visits;
drop table supplied_tasks;
drop table partners;
