-- The views of lists that operators save: filters and columns under a name, for themselves or for all.
create table operator_views (
  id uuid primary key,
  operator_id uuid not null references operators,
  list text not null,
  name text not null,
  filters jsonb not null,
  -- Null for the columns that the page shows by itself.
  columns jsonb,
  is_shared boolean not null,
  saved_at timestamptz not null,
  unique (operator_id, list, name)
);
create index operator_views_shared on operator_views (list) where is_shared;

-- down
drop table operator_views;
