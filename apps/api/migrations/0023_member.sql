-- What a member decided about their data; without a row everything is as it comes.
create table privacy_settings (
  member_id uuid primary key,
  recommendation boolean not null,
  changed_at timestamptz not null
);

-- Accounts that are to be deleted (注销): cancellable until `closes_at`, then erased, when `closed_at` is set.
create table account_closings (
  member_id uuid primary key,
  requested_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz
);
create index account_closings_due on account_closings (closes_at) where closed_at is null;

-- down
drop table account_closings;
drop table privacy_settings;
