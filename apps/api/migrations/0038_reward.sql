-- Every showing of a card's number, in their order (decisions §5: codes shown on demand, logged).
alter table cards add column shown integer not null default 0;
create table card_reveals (
  member_id uuid not null,
  card_id uuid not null,
  showing integer not null check (showing > 0),
  at timestamptz not null,
  primary key (member_id, card_id, showing),
  foreign key (member_id, card_id) references cards (member_id, id)
);

-- down
drop table card_reveals;
alter table cards drop column shown;
