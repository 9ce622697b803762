-- Applications of people without an account, landing pages of channels, releases of the app, and the landing page's figures.
create table applications (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('cooperation', 'recruit')),
  state text not null default 'received' check (state in ('received', 'reviewing', 'accepted', 'declined')),
  -- Everything that the applicant wrote, as JSON.
  details_sealed text not null,
  contact_index text not null,
  browser_index text,
  network_index text not null,
  note text,
  submitted_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create index applications_contact on applications (contact_index, submitted_at);
create index applications_browser on applications (browser_index, submitted_at);
create index applications_network on applications (network_index, submitted_at);
create index applications_waiting on applications (submitted_at) where state in ('received', 'reviewing');
create index applications_expires_at on applications (expires_at);

create table application_moves (
  application_id uuid not null references applications on delete cascade,
  position int not null,
  at timestamptz not null,
  operator text not null,
  state text not null,
  note text,
  primary key (application_id, position)
);

create table channels (
  code text primary key,
  title text not null,
  lead text not null,
  points jsonb not null,
  partner text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  made_by text not null,
  visits int not null default 0,
  joins int not null default 0
);

-- By which channel a browser came, until it joins.
create table channel_arrivals (
  mark text primary key,
  channel text not null references channels (code) on delete cascade,
  expires_at timestamptz not null
);
create index channel_arrivals_expires_at on channel_arrivals (expires_at);

create table app_releases (
  platform text primary key check (platform in ('ios', 'android', 'harmony')),
  version text not null,
  minimum_system text not null,
  url text not null,
  store text,
  bytes bigint,
  sha256 text,
  released_at timestamptz not null,
  notes jsonb not null,
  made_by text not null
);

create table site_figures (
  name text primary key check (name in ('members', 'answers', 'coins')),
  value bigint not null,
  counted_at timestamptz not null
);

-- down
drop table site_figures;
drop table app_releases;
drop table channel_arrivals;
drop table channels;
drop table application_moves;
drop table applications;
