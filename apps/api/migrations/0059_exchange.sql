-- Who wants to be told, once, when a sold-out benefit is there again. A row goes with the message it asked for.
create table restock_wishes (
  member_id uuid not null,
  benefit_id text not null references benefits (id),
  asked_at timestamptz not null,
  primary key (member_id, benefit_id)
);
create index restock_wishes_benefit on restock_wishes (benefit_id, member_id);

-- down
drop table restock_wishes;
