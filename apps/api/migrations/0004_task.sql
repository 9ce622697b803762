-- Tasks and who took part in them (decisions §3). Refusals carry their own SQLSTATE: YT001 an ended participation would
-- change its result.

-- `seats` counts people who may get in, `seats_taken` those who hold a seat or completed. `median_seconds` is measured
-- once 20 people finished. `network_limit` is how many people of one network address may take part; null: any number.
create table tasks (
  id uuid primary key,
  hash_id text not null constraint tasks_hash_id unique check (hash_id ~ '^[0-9A-Za-z]{8,24}$'),
  module smallint not null check (module between 0 and 4),
  type smallint not null check (type between 0 and 7),
  title text not null check (length(title) between 1 and 100),
  cover text,
  coins bigint not null check (coins >= 0),
  credit bigint not null check (credit >= 0),
  consolation_coins bigint not null check (consolation_coins >= 0),
  declared_minutes integer check (declared_minutes > 0),
  screening_minutes integer check (screening_minutes > 0),
  median_seconds integer check (median_seconds >= 0),
  devices smallint[] not null check (cardinality(devices) > 0 and devices <@ array[1, 2, 3]::smallint[]),
  cities text[] not null default '{}',
  minimum_quality smallint not null default 40 check (minimum_quality between 40 and 100),
  network_limit integer check (network_limit > 0),
  seats bigint check (seats >= 0),
  seats_taken bigint not null default 0 check (seats_taken >= 0 and seats_taken <= coalesce(seats, seats_taken)),
  seat_minutes integer check (seat_minutes > 0),
  completes bigint not null default 0 check (completes >= 0),
  tags text[] not null default '{}',
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  created_at timestamptz not null
);
create index tasks_by_end on tasks (ends_at);

-- One member in one task. `result` is 0 until it ends and never changes afterwards. What was promised at the start is
-- kept, so that a change of the task takes nothing from those who are answering.
create table participations (
  member_id uuid not null,
  id uuid not null,
  task_id uuid not null references tasks,
  result smallint not null default 0 check (result between 0 and 8),
  result_id uuid,
  result_detail text,
  device_id text,
  address_index text not null,
  device smallint not null check (device in (1, 2, 3)),
  consent_at timestamptz,
  support_code text not null,
  promised_coins bigint not null check (promised_coins >= 0),
  promised_credit bigint not null check (promised_credit >= 0),
  promised_consolation bigint not null check (promised_consolation >= 0),
  paid_coins bigint not null default 0 check (paid_coins >= 0),
  paid_credit bigint not null default 0 check (paid_credit >= 0),
  seated boolean not null default false,
  seat_until timestamptz,
  progress smallint not null default 0 check (progress between 0 and 100),
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, id),
  constraint participations_once unique (member_id, task_id),
  check ((result = 0) = (ended_at is null) and (result = 0) = (result_id is null)),
  check (result in (1, 2, 3) or (paid_coins = 0 and paid_credit = 0))
);
create unique index participations_result_id on participations (member_id, result_id);
create index participations_by_task on participations (task_id, ended_at desc) where result = 1;
create index participations_open_seats on participations (seat_until) where result = 0;

create function task_keep_result() returns trigger language plpgsql as $$
begin
  if old.result <> 0 then
    raise exception 'participation % has ended', old.id using errcode = 'YT001';
  end if;
  return new;
end $$;
create trigger participations_ended_once before update on participations
  for each row execute function task_keep_result();

-- The first member whom a browser took part as: another member from it is refused (result 6).
create table task_browsers (
  task_id uuid not null references tasks,
  device_id text not null,
  member_id uuid not null,
  primary key (task_id, device_id)
);

-- How many people of one network address take part (result 5 above the limit). Addresses are blind indexes.
create table task_networks (
  task_id uuid not null references tasks,
  address_index text not null,
  members bigint not null check (members >= 0),
  primary key (task_id, address_index)
);

create table blocked_networks (
  address_index text primary key,
  reason text not null,
  created_at timestamptz not null
);

-- down
drop table blocked_networks;
drop table task_networks;
drop table task_browsers;
drop table participations;
drop function task_keep_result;
drop table tasks;
