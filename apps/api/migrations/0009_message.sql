-- Personal messages.
create table messages (
  member_id uuid not null,
  id uuid not null,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null,
  primary key (member_id, id)
);
create index messages_unread on messages (member_id, created_at) where read_at is null;

-- Notices to everyone, from the moment they are published.
create table notices (
  id uuid primary key,
  title text not null,
  summary text not null,
  body text not null,
  pinned boolean not null default false,
  published_at timestamptz not null
);
create index notices_published_at on notices (published_at);

create table notice_reads (
  member_id uuid not null,
  notice_id uuid not null references notices (id) on delete cascade,
  read_at timestamptz not null,
  primary key (member_id, notice_id)
);

-- down
drop table notice_reads;
drop table notices;
drop table messages;
