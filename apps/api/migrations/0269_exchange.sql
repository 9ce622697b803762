-- What operators allow a provider to pay out in a day, and whether they have paused it.
create table provider_limits (
  channel text primary key check (channel in ('alipay', 'wechat', 'mobile')),
  daily_fen bigint check (daily_fen > 0),
  paused_at timestamptz
);
-- What was passed to a provider on a day in China: paid, or on its way.
create table provider_days (
  channel text not null check (channel in ('alipay', 'wechat', 'mobile')),
  day date not null,
  fen bigint not null check (fen >= 0),
  orders integer not null check (orders >= 0),
  primary key (channel, day)
);
-- How often a provider answered and failed in each ten minutes.
create table provider_calls (
  channel text not null check (channel in ('alipay', 'wechat', 'mobile')),
  at timestamptz not null,
  answered integer not null default 0,
  failed integer not null default 0,
  answered_at timestamptz,
  failed_at timestamptz,
  primary key (channel, at)
);
-- Why an order waits though it may be issued, and the day whose budget it is in.
alter table orders add column held_back text check (held_back in ('budget', 'paused'));
alter table orders add column spent_on date;
create index orders_held_back on orders (channel, moved_at, id) where held_back is not null;

-- down
drop index orders_held_back;
alter table orders drop column spent_on;
alter table orders drop column held_back;
drop table provider_calls;
drop table provider_days;
drop table provider_limits;
