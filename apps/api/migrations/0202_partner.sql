-- The outcomes that agents hear of from our server (rule 3.44). `body` is the exact text that is sent, sealed: it names the agent's
-- person. `fault` is why the last attempt failed.
create table agent_hooks (
  id uuid primary key,
  partner_id uuid not null references partners,
  member_id uuid not null,
  participation_id uuid not null,
  body text not null,
  attempts integer not null default 0 check (attempts >= 0),
  fault text check (length(fault) <= 200),
  delivered_at timestamptz,
  created_at timestamptz not null,
  constraint agent_hooks_once unique (participation_id)
);
create index agent_hooks_waiting on agent_hooks (created_at) where delivered_at is null;
create index agent_hooks_by_age on agent_hooks (created_at);
create index agent_hooks_by_partner on agent_hooks (partner_id, created_at desc);

-- down
drop table agent_hooks;
