-- Cash, top-ups and goods beside card codes (decisions §5).

-- For cash the amounts that can be ordered, in coins, and the ways it can be paid out (a json array of texts).
alter table benefits
  add column cash_min integer check (cash_min > 0),
  add column cash_max integer check (cash_max >= cash_min),
  add column cash_step integer check (cash_step > 0),
  add column channels jsonb not null default '[]';

-- What one is worth where money leaves the house: the face value of a top-up, in fen.
alter table benefit_choices add column fen integer check (fen > 0);

-- Where an order goes: `delivery_sealed` in full, `target_text` masked. `fen` is what is paid out altogether. An issue is
-- asked for by our own number, made of the order's and `attempt`; `asks` counts how often this attempt was asked for.
-- `receipt` is the provider's own number of what it did; `confirmation` what the member confirms a payout with in WeChat.
alter table orders
  add column outlet text check (outlet in ('codes', 'alipay', 'wechat', 'mobile', 'consignee')),
  add column delivery_sealed text,
  add column target_text text,
  add column fen integer check (fen > 0),
  add column attempt smallint not null default 1 check (attempt > 0),
  add column asks integer not null default 0 check (asks >= 0),
  add column receipt text,
  add column confirmation jsonb,
  add column carrier text,
  add column tracking_number text;
update orders set outlet = 'codes';
alter table orders alter column outlet set not null;

-- Payout accounts that a member has used, sealed; `account_index` tells equal ones without opening them.
create table payees (
  member_id uuid not null,
  id uuid not null,
  channel text not null check (channel in ('alipay', 'wechat')),
  account_sealed text not null,
  name_sealed text not null,
  account_index text not null,
  used_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, channel, account_index)
);

-- down
drop table payees;
alter table orders
  drop column outlet, drop column delivery_sealed, drop column target_text, drop column fen, drop column attempt,
  drop column asks, drop column receipt, drop column confirmation, drop column carrier,
  drop column tracking_number;
alter table benefit_choices drop column fen;
alter table benefits drop column cash_min, drop column cash_max, drop column cash_step, drop column channels;
