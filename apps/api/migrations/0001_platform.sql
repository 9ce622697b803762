-- What an applied migration contained, so that an edited file is refused.
create table migration_checksums (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- The answer to a call that carried an Idempotency-Key, stored in the transaction of its effect. As json, not jsonb:
-- a repeated call gets the same bytes back.
create table idempotency_keys (
  member_id uuid not null,
  key text not null,
  request_hash text not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (member_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Live news between servers. NOTIFY only wakes the readers; nothing depends on it arriving.
-- Rows become visible out of id order (a long transaction commits late), so a reader goes by `xid`: only what is below
-- the oldest running transaction is settled.
create table events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index events_created_at on events (created_at);
create index events_xid on events (xid);

-- down
drop table events;
drop table idempotency_keys;
drop table migration_checksums;
