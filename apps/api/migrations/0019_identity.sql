-- A login that was sent to a third party: good once, for one kind of account, one device, and the member who started it.
create table sns_states (
  state_hash text primary key,
  type smallint not null check (type in (1, 2, 3, 4)),
  device_hash text not null,
  member_id uuid,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index sns_states_expires_at on sns_states (expires_at);

-- Which member a third-party account signs in. Who it is over there is readable only with the key.
create table sns_bindings (
  type smallint not null check (type in (1, 2, 3, 4)),
  subject_index text not null,
  subject_sealed text not null,
  member_id uuid not null,
  nickname_sealed text,
  bound_at timestamptz not null,
  primary key (type, subject_index),
  constraint sns_bindings_member unique (member_id, type)
);

-- Proof of a third-party account that is bound to nobody, on its way to a mobile: first alone ('bind'), then with the
-- proven mobile, of a member ('merge') or of nobody yet ('register').
create table sns_tickets (
  ticket_hash text primary key,
  kind text not null check (kind in ('bind', 'merge', 'register')),
  device_hash text not null,
  type smallint not null check (type in (1, 2, 3, 4)),
  subject_index text not null,
  subject_sealed text not null,
  nickname_sealed text,
  member_id uuid,
  mobile_sealed text,
  mobile_index text,
  used_at timestamptz,
  expires_at timestamptz not null,
  check ((kind = 'merge') = (member_id is not null)),
  check ((kind = 'register') = (mobile_sealed is not null)),
  check ((mobile_sealed is null) = (mobile_index is null))
);
create index sns_tickets_expires_at on sns_tickets (expires_at);

-- down
drop table sns_tickets;
drop table sns_bindings;
drop table sns_states;
