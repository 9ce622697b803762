-- argon2id, as a PHC string; a member without a row has no password.
create table passwords (
  member_id uuid primary key,
  hash text not null,
  set_at timestamptz not null
);

alter table members add column email_sealed text;

-- Proof that a member held their phone just now, for one kind of change by one sign-in.
create table check_tickets (
  ticket_hash text primary key,
  member_id uuid not null,
  session_id uuid not null,
  purpose text not null,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index check_tickets_expires_at on check_tickets (expires_at);

-- Codes also go to mail addresses; passwords are counted like codes.
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (
  kind in ('mobile', 'device', 'address', 'email', 'member', 'passwordMobile', 'passwordDevice', 'passwordAddress')
);

-- What the device list shows of a sign-in. Of the network address only its beginning is kept.
alter table session_families
  add column browser text,
  add column system text,
  add column network text,
  add column last_used_at timestamptz;
update session_families f set last_used_at = coalesce(
  (select max(s.access_expires_at) - interval '30 minutes' from sessions s where s.family_id = f.id), f.created_at);
alter table session_families alter column last_used_at set not null;

-- Mails of the local mailbox (never in production); `id` is the job that delivered it.
create table email_outbox (
  id uuid primary key,
  email_index text not null,
  email_sealed text not null,
  text_sealed text not null,
  sent_at timestamptz not null
);
create index email_outbox_sent_at on email_outbox (sent_at);

-- down
drop table email_outbox;
alter table session_families drop column browser, drop column system, drop column network, drop column last_used_at;
delete from code_limits where kind not in ('mobile', 'device', 'address');
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (kind in ('mobile', 'device', 'address'));
drop table check_tickets;
alter table members drop column email_sealed;
drop table passwords;
