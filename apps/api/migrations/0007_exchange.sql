-- Exchanging coins for benefits (decisions §5): what there is, orders with their history, card codes.

-- Lists that are only ever shown (gallery, tags, rules, prerequisites) are json arrays of texts.
create table benefits (
  id text primary key check (id ~ '^[0-9A-Za-z]{8,24}$'),
  position integer not null constraint benefits_position unique,
  type smallint not null check (type in (1, 2, 3)),
  target text not null check (target in ('payee', 'mobile', 'codes', 'consignee')),
  title text not null,
  description text not null,
  cover text,
  gallery jsonb not null default '[]',
  tags jsonb not null default '[]',
  rules jsonb not null default '[]',
  prerequisites jsonb not null default '[]',
  level smallint not null check (level between 0 and 4),
  takes_fee boolean not null,
  per_order smallint not null check (per_order between 1 and 10),
  per_day integer check (per_day > 0),
  per_month integer check (per_month > 0),
  arrival text not null,
  arrival_minutes integer not null check (arrival_minutes > 0),
  revocable boolean not null,
  on_sale boolean not null
);

-- What stock and price belong to. A benefit with nothing to choose has one choice without title.
create table benefit_choices (
  benefit_id text not null references benefits (id),
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
  position integer not null,
  title text,
  price integer not null check (price > 0),
  stock integer check (stock >= 0),
  primary key (benefit_id, id)
);

-- How many orders a member has placed. Its row is what two orders of one member wait for each other at.
create table exchange_members (
  member_id uuid primary key,
  orders integer not null check (orders > 0)
);

-- An order, with the benefit as it was. `ordinal` counts the member's orders, `moves` the rows of its timeline.
-- From `issue_asked_at` on the codes may be on their way, so it can't be revoked any more.
create table orders (
  member_id uuid not null,
  id uuid not null,
  order_number text not null,
  ordinal integer not null check (ordinal > 0),
  benefit_id text not null,
  choice_id text not null,
  type smallint not null,
  target text not null,
  title text not null,
  cover text,
  choice_title text,
  quantity smallint not null check (quantity between 1 and 10),
  price integer not null check (price > 0),
  fee integer not null check (fee >= 0),
  total integer not null,
  revocable boolean not null,
  state smallint not null check (state between 0 and 5),
  reason text,
  moves smallint not null check (moves > 0),
  shown integer not null default 0 check (shown >= 0),
  created_at timestamptz not null,
  expected_at timestamptz not null,
  moved_at timestamptz not null,
  issue_asked_at timestamptz,
  issued_at timestamptz,
  primary key (member_id, id),
  unique (member_id, order_number),
  check (total = price + fee),
  check ((issued_at is not null) = (state = 1))
);
create index orders_id on orders (id);
create index orders_member_created on orders (member_id, created_at);
create index orders_open on orders (moved_at) where state in (0, 2, 5);

-- Each move of an order: when, by whom, why. `operator` is for the audit, never shown to the member.
create table order_moves (
  member_id uuid not null,
  order_id uuid not null,
  position smallint not null,
  state smallint not null check (state between 0 and 5),
  at timestamptz not null,
  actor text not null check (actor in ('member', 'rule', 'operator', 'system')),
  operator text,
  note text,
  primary key (member_id, order_id, position),
  check ((operator is not null) = (actor = 'operator'))
);

-- The codes an order was answered with, sealed. `code_index` tells equal codes without opening them.
create table order_cards (
  member_id uuid not null,
  order_id uuid not null,
  position smallint not null,
  number_sealed text,
  secret_sealed text not null,
  code_index text not null,
  expires_at timestamptz,
  primary key (member_id, order_id, position)
);
create index order_cards_code on order_cards (code_index);

-- Every showing of an order's codes.
create table order_reveals (
  member_id uuid not null,
  order_id uuid not null,
  showing integer not null,
  at timestamptz not null,
  primary key (member_id, order_id, showing)
);

-- Our own stock of codes, behind the issuer's port: an issue is made once for an order, a code goes to one issue.
create table card_issues (
  order_id uuid primary key,
  issued_at timestamptz not null
);
create table card_codes (
  id uuid primary key,
  benefit_id text not null,
  choice_id text not null,
  number_sealed text,
  secret_sealed text not null,
  code_index text not null constraint card_codes_once unique,
  expires_at timestamptz,
  issued_to uuid references card_issues (order_id),
  foreign key (benefit_id, choice_id) references benefit_choices (benefit_id, id)
);
create index card_codes_free on card_codes (benefit_id, choice_id, id) where issued_to is null;
create index card_codes_issued_to on card_codes (issued_to) where issued_to is not null;

-- down
drop table card_codes;
drop table card_issues;
drop table order_reveals;
drop table order_cards;
drop table order_moves;
drop table orders;
drop table exchange_members;
drop table benefit_choices;
drop table benefits;
