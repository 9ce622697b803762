-- One-time tickets with which an invited member crosses from the member site into a group (decisions §6).

create table group_tickets (
  group_id uuid not null,
  ticket_hash text not null,
  group_member_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (group_id, ticket_hash),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);
create index group_tickets_expires_at on group_tickets (expires_at);

-- down
drop table group_tickets;
