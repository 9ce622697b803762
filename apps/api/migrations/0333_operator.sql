-- The browsers from which operators sign in (rule 14.97). Only the hash of a browser's cookie is stored.
create table operator_devices (
  id uuid primary key,
  operator_id uuid not null references operators,
  token_hash text not null constraint operator_devices_token unique,
  device text not null,
  address text not null,
  first_at timestamptz not null,
  -- Set at once for the first one of an account. A device without either answer waits for one.
  confirmed_at timestamptz,
  denied_at timestamptz,
  constraint operator_devices_answer check (confirmed_at is null or denied_at is null)
);
create index operator_devices_operator on operator_devices (operator_id, first_at desc);
create index operator_devices_denied on operator_devices (denied_at desc) where denied_at is not null;

-- Null for sessions that were opened before devices were known.
alter table operator_sessions add column device_id uuid references operator_devices on delete set null;
create index operator_sessions_device on operator_sessions (device_id) where device_id is not null;

-- down
drop index operator_sessions_device;
alter table operator_sessions drop column device_id;
drop table operator_devices;
