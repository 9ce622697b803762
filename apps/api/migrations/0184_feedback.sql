-- What operators write to each other about a ticket. Members never see it.
create table ticket_notes (
  id uuid primary key,
  member_id uuid not null,
  ticket_id uuid not null,
  at timestamptz not null,
  operator text not null,
  text text not null,
  foreign key (member_id, ticket_id) references tickets (member_id, id) on delete cascade
);
create index ticket_notes_ticket on ticket_notes (member_id, ticket_id, at);

-- down
drop table ticket_notes;
