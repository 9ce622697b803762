-- Each cause writes one message to a member (rule 7.5).
alter table messages add column cause_key text;
create unique index messages_cause on messages (member_id, cause_key) where cause_key is not null;
create index messages_created_at on messages (created_at);

-- Messages that may still go out by mail; the row is deleted when that is decided.
create table message_deliveries (
  member_id uuid not null,
  message_id uuid not null,
  created_at timestamptz not null,
  primary key (member_id, message_id)
);
create index message_deliveries_created_at on message_deliveries (created_at);

-- Kinds of message that a member doesn't want by mail. A kind without a row is mailed.
create table message_mutes (
  member_id uuid not null,
  kind text not null,
  muted_at timestamptz not null,
  primary key (member_id, kind)
);

-- Pop-ups made by operators.
create table popups (
  id uuid primary key,
  title text not null,
  body text not null,
  image text,
  action text,
  link text,
  audience text not null check (audience in ('everyone', 'newcomers', 'level')),
  level int check ((audience = 'level') = (level is not null)),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  made_by text not null
);
create index popups_ends_at on popups (ends_at);

-- The one pop-up that a member is shown on a day, in one of their sessions.
create table popup_views (
  member_id uuid not null,
  day date not null,
  popup_id uuid not null references popups (id) on delete cascade,
  session_id text not null,
  closed_at timestamptz,
  primary key (member_id, day)
);

-- down
drop table popup_views;
drop table popups;
drop table message_mutes;
drop table message_deliveries;
drop index messages_created_at;
drop index messages_cause;
alter table messages drop column cause_key;
