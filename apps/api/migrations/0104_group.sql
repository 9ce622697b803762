-- One-time tickets with which a host crosses from the member site to the pages for hosts (rule 6.32).
create table hosting_tickets (
  ticket_hash text primary key,
  member_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index hosting_tickets_expires_at on hosting_tickets (expires_at);

-- down
drop table hosting_tickets;
