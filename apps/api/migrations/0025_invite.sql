-- Who invited whom (decisions §4): one row a member who was invited, for ever. `id` is what the inviter sees of it.
-- Marks are blind indexes; `mobile_mark` outlives a closed account, so that one mobile counts once.
create table invitations (
  member_id uuid primary key,
  inviter_id uuid not null,
  id uuid not null,
  channel text not null check (channel in ('link', 'poster', 'wechat', 'app', 'code')),
  state text not null check (state in ('registered', 'welcomed', 'completed', 'void')),
  void_reason text check (void_reason in ('device', 'network', 'mobile', 'payout')),
  mobile_mark text not null,
  device_mark text,
  network_mark text,
  invited_at timestamptz not null,
  check (member_id <> inviter_id),
  check ((state = 'void') = (void_reason is not null))
);
create unique index invitations_by_inviter on invitations (inviter_id, id);
create index invitations_by_network on invitations (inviter_id, network_mark, invited_at) where network_mark is not null;
create index invitations_by_mobile on invitations (mobile_mark);
create index invitations_by_device on invitations (device_mark) where device_mark is not null;

-- What an invited member's steps earned the inviter: each step once. The first survey's coins are pending for a while.
-- `cause_id` is what the step was done by: the member themselves, or their participation.
create table invite_rewards (
  inviter_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  step text not null check (step in ('verified', 'welcomeSurvey', 'firstSurvey')),
  cause_id uuid not null,
  coins bigint not null check (coins > 0),
  earned_at timestamptz not null,
  expected_at timestamptz,
  settled_at timestamptz,
  taken_back_at timestamptz,
  note text,
  primary key (inviter_id, id),
  constraint invite_rewards_once unique (member_id, step),
  check ((taken_back_at is null) = (note is null)),
  check (settled_at is null or expected_at is not null)
);
create index invite_rewards_due on invite_rewards (expected_at)
  where expected_at is not null and settled_at is null and taken_back_at is null;

-- From where members were seen to join and to invite: what shows that someone invites themselves.
create table invite_traces (
  member_id uuid not null,
  kind text not null check (kind in ('device', 'network', 'payee')),
  mark text not null,
  seen_at timestamptz not null,
  primary key (kind, mark, member_id)
);
create index invite_traces_by_member on invite_traces (member_id);
create index invite_traces_seen_at on invite_traces (seen_at);

-- By whose invitation a device came last, until it is forgotten.
create table invite_arrivals (
  device_mark text primary key,
  inviter_id uuid not null,
  channel text not null check (channel in ('link', 'poster', 'wechat', 'app', 'code')),
  expires_at timestamptz not null
);
create index invite_arrivals_expires_at on invite_arrivals (expires_at);

-- Devices that members have signed in on: two accounts of one device are one person's.
create index session_families_device on session_families (device_id)
  where member_id is not null and device_id is not null;

-- down
drop index session_families_device;
drop table invite_arrivals;
drop table invite_traces;
drop table invite_rewards;
drop table invitations;
