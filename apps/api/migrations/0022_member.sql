-- Delivery addresses (收货地址). Name, mobile, region and street are one sealed JSON text.
create table consignees (
  member_id uuid not null,
  id uuid not null,
  content_sealed text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (member_id, id)
);
create unique index consignees_default on consignees (member_id) where is_default;

-- Every real-name check (实名认证) a member handed in. `adult_on` is the 18th birthday of someone who was younger then.
-- One number is good for one account: `number_index` finds it without telling it.
create table id_checks (
  member_id uuid not null,
  attempt smallint not null check (attempt > 0),
  state text not null check (state in ('asked', 'matched', 'unmatched', 'taken')),
  name_sealed text not null,
  number_sealed text not null,
  number_index text not null,
  adult_on date,
  consent_version text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (member_id, attempt),
  check ((state = 'asked') = (decided_at is null))
);
create unique index id_checks_matched on id_checks (number_index) where state = 'matched';

-- down
drop table id_checks;
drop table consignees;
