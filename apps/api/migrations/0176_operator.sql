-- Accounts of the people who run the platform, for the operator console. A closed account keeps its row, because the
-- audit log names it.
create table operators (
  id uuid primary key,
  name text not null constraint operators_name unique check (name ~ '^[a-z][a-z0-9.-]{1,31}$'),
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['admin', 'researcher', 'reviewer', 'support', 'finance', 'editor']
  ),
  password_hash text,
  totp_sealed text,
  -- The last time step whose code was used: a code works once.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz
);

-- One-time links that set password and second factor. Only the hash of the link is stored.
create table operator_links (
  token_hash text primary key,
  operator_id uuid not null references operators,
  totp_sealed text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index operator_links_operator on operator_links (operator_id);

create table operator_recovery_codes (
  operator_id uuid not null references operators,
  code_hash text not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

create table operator_sessions (
  id uuid primary key,
  token_hash text not null constraint operator_sessions_token unique,
  operator_id uuid not null references operators,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index operator_sessions_open on operator_sessions (operator_id) where ended_at is null;

-- Wrong sign-ins by blind index of the name or network.
create table operator_tries (
  key text primary key,
  tries integer not null,
  last_at timestamptz not null
);

-- down
drop table operator_tries;
drop table operator_sessions;
drop table operator_recovery_codes;
drop table operator_links;
drop table operators;
