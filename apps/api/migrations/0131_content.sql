-- Questions that members propose as polls: reviewed, shown and paid once.

create table poll_proposals (
  id uuid primary key,
  member_id uuid not null,
  title text not null,
  options text[] not null check (cardinality(options) between 2 and 6),
  days smallint not null check (days between 1 and 30),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  reason text,
  poll_id text references polls (id),
  coins smallint not null default 0 check (coins >= 0),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'shown') = (poll_id is not null)),
  check ((state = 'refused') = (reason is not null))
);
create unique index poll_proposals_waiting on poll_proposals (member_id) where state = 'waiting';
create index poll_proposals_member on poll_proposals (member_id, created_at);

-- down
drop table poll_proposals;
