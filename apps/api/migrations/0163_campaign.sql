-- How many members of a network take part in a campaign (rule 12.9). It names no member.

create table campaign_networks (
  campaign_id text not null references campaigns (id) on delete cascade,
  network_index text not null,
  members integer not null check (members > 0),
  primary key (campaign_id, network_index)
);

-- down
drop table campaign_networks;
