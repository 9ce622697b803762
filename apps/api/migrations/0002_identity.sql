-- Who is a member. The mobile is readable only with the key; `mobile_index` finds it and keeps it unique.
create table members (
  id uuid primary key,
  mobile_sealed text not null,
  mobile_index text not null constraint members_mobile unique,
  member_code text not null constraint members_code unique,
  invited_by uuid,
  blocked_at timestamptz,
  joined_at timestamptz not null
);
create index members_invited_by on members (invited_by) where invited_by is not null;

-- What a member agreed to, and when; never changed.
create table consents (
  member_id uuid not null,
  document text not null check (document in ('agreement')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (member_id, document, version)
);

-- The one live code of a mobile for a purpose; `subject` narrows it, for example to one discussion group.
create table codes (
  mobile_index text not null,
  purpose text not null,
  subject text not null,
  code_hash text not null,
  tries_left smallint not null check (tries_left >= 0),
  used_at timestamptz,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (mobile_index, purpose, subject)
);
create index codes_expires_at on codes (expires_at);

-- How many codes a mobile, a device or a network address has had in its current period.
create table code_limits (
  kind text not null check (kind in ('mobile', 'device', 'address')),
  key text not null,
  period_start timestamptz not null,
  used integer not null check (used > 0),
  last_at timestamptz not null,
  primary key (kind, key)
);
create index code_limits_last_at on code_limits (last_at);

-- Nonces of encrypted fields that were opened; each opens once.
create table field_nonces (
  nonce_hash text primary key,
  expires_at timestamptz not null
);
create index field_nonces_expires_at on field_nonces (expires_at);

-- Proof of a mobile that has no account yet.
create table register_tickets (
  ticket_hash text primary key,
  mobile_sealed text not null,
  mobile_index text not null,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index register_tickets_expires_at on register_tickets (expires_at);

-- A sign-in on one device, from login to its end: a member's, or someone's in one discussion group.
create table session_families (
  id uuid primary key,
  member_id uuid,
  group_id uuid,
  group_member_id uuid,
  group_role smallint check (group_role in (0, 1, 2)),
  device smallint not null check (device in (1, 2, 3)),
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse', 'revoked')),
  check ((ended_at is null) = (end_reason is null)),
  check (
    (member_id is not null and group_id is null and group_member_id is null and group_role is null)
    or (member_id is null and group_id is not null and group_member_id is not null and group_role is not null)
  )
);
create index session_families_member_id on session_families (member_id) where member_id is not null;
create index session_families_group_member_id on session_families (group_member_id) where group_member_id is not null;
create index session_families_expires_at on session_families (expires_at);

-- One pair of tokens of a family, by their hashes only. A refresh rotates it: the next row takes over.
create table sessions (
  refresh_hash text primary key,
  access_hash text not null constraint sessions_access unique,
  family_id uuid not null references session_families (id) on delete cascade,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  rotated_at timestamptz
);
create index sessions_family_id on sessions (family_id);

-- Text messages of the local mailbox (never in production); `id` is the job that delivered it.
create table sms_outbox (
  id uuid primary key,
  mobile_index text not null,
  mobile_sealed text not null,
  text_sealed text not null,
  sent_at timestamptz not null
);
create index sms_outbox_sent_at on sms_outbox (sent_at);

-- down
drop table sms_outbox;
drop table sessions;
drop table session_families;
drop table register_tickets;
drop table field_nonces;
drop table code_limits;
drop table codes;
drop table consents;
drop table members;
