-- Whether an order was placed without a real-name check (rule 5.13).
alter table orders add column unverified boolean not null default false;
-- The members of a network who ordered such a top-up. Each row counts until `expires_at`. The network is a blind index.
create table topup_networks (
  network_index text not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  primary key (network_index, member_id)
);
create index topup_networks_expires_at on topup_networks (expires_at);

-- down
drop table topup_networks;
alter table orders drop column unverified;
