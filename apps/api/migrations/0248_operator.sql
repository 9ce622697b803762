-- How much happened in each ten minutes, as a job counts it; for open work, how much waited at the end of them.
create table day_figures (
  name text not null check (
    name in ('answers', 'signUps', 'coins', 'orders', 'tickets', 'openHandIns', 'openTickets')
  ),
  at timestamptz not null,
  value bigint not null check (value >= 0),
  primary key (name, at)
);
create index day_figures_at on day_figures (at);

-- down
drop table day_figures;
