-- Feedback tickets and appeals.
create table tickets (
  member_id uuid not null,
  id uuid not null,
  number text not null unique,
  kind text not null,
  state int not null check (state between 0 and 5),
  title text not null,
  subject_type text,
  subject_id uuid,
  -- What the record said when the ticket was opened.
  subject jsonb,
  device int not null,
  device_id text,
  opened_at timestamptz not null,
  accept_by timestamptz not null,
  answer_by timestamptz not null,
  owner text,
  answered_at timestamptz,
  confirmed_at timestamptz,
  reopened_at timestamptz,
  verdict text check (verdict in ('upheld', 'reversed', 'partly')),
  verdict_coins int,
  verdict_points int,
  primary key (member_id, id)
);
create unique index tickets_appeal on tickets (member_id, subject_type, subject_id) where kind = 'appeal';
create index tickets_waiting on tickets (answer_by) where state < 4;
create index tickets_answered on tickets (answered_at) where state = 4;
create index tickets_device on tickets (device_id, opened_at);

create table ticket_entries (
  member_id uuid not null,
  ticket_id uuid not null,
  position int not null,
  at timestamptz not null,
  actor text not null check (actor in ('member', 'operator', 'clock')),
  operator text,
  kind text not null,
  text text,
  pictures jsonb not null default '[]',
  primary key (member_id, ticket_id, position),
  foreign key (member_id, ticket_id) references tickets (member_id, id) on delete cascade
);

-- Penalties, which end by date or are lifted.
create table penalties (
  member_id uuid not null,
  id uuid not null,
  step text not null check (step in ('reminder', 'tasks', 'exchange', 'blocked')),
  rule text not null,
  evidence text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  made_by text not null,
  lifted_at timestamptz,
  lifted_by text,
  lift_reason text,
  told_end boolean not null default false,
  primary key (member_id, id)
);
create index penalties_ends_at on penalties (ends_at) where not told_end;

-- Until when somebody is blocked; sign-ins stay possible, most calls don't.
alter table members add column suspended_until timestamptz;

-- down
alter table members drop column suspended_until;
drop table penalties;
drop table ticket_entries;
drop table tickets;
