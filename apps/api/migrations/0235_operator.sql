-- Passkeys of operators. Each signs in alone, because the device checks the person (rule 14.52).
create table operator_passkeys (
  id uuid primary key,
  operator_id uuid not null references operators,
  -- Base64url, as browsers have it.
  credential_id text not null constraint operator_passkeys_credential unique,
  public_key text not null,
  -- How often the device signed. Devices that don't count always say 0.
  counter bigint not null,
  name text not null,
  is_backed_up boolean not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index operator_passkeys_operator on operator_passkeys (operator_id);

-- Each is deleted when it is used. Without a session it is for signing in.
create table operator_challenges (
  challenge text primary key,
  session_id uuid references operator_sessions,
  ends_at timestamptz not null
);

-- down
drop table operator_challenges;
drop table operator_passkeys;
