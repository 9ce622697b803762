-- Check-ins, card vouchers, and the rule behind each change of quality (decisions §4, §5).

-- One row a member and calendar day (Asia/Shanghai). `streak` is how many days in a row end with this one; a make-up
-- card renumbers what follows the day it fills. `coins` is what the day paid when it was checked in.
create table checkins (
  member_id uuid not null,
  day date not null,
  streak integer not null check (streak > 0),
  coins integer not null check (coins > 0),
  made_up boolean not null,
  created_at timestamptz not null,
  primary key (member_id, day)
);

-- A card voucher. Applied to something that comes later it waits until `active_until`. `grant_key` names what it was
-- given for, so that it is given once.
create table cards (
  member_id uuid not null,
  id uuid not null,
  number text not null,
  kind text not null check (kind in ('makeUp', 'doubleCoin', 'feeFree')),
  source text not null,
  grant_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  active_until timestamptz,
  used_at timestamptz,
  used_for text,
  used_url text,
  primary key (member_id, id),
  unique (member_id, grant_key),
  check ((used_at is null) = (used_for is null))
);

-- What the ledger's transfer of a quality change does not say: the rule, and for a deduction the day it ends.
create table quality_changes (
  member_id uuid not null,
  transfer_id uuid not null,
  transfer_key text not null,
  points integer not null check (points <> 0),
  rule text not null,
  ends_on date check (ends_on is null or points < 0),
  appeal_until timestamptz,
  recovered_at timestamptz,
  primary key (member_id, transfer_id)
);
create index quality_changes_ends_on on quality_changes (ends_on) where ends_on is not null and recovered_at is null;

-- down
drop table quality_changes;
drop table cards;
drop table checkins;
