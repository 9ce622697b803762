-- What operators did to things that everyone sees: who, when, and how it was before and after. Rows are only added.
create table operator_acts (
  id uuid primary key,
  at timestamptz not null,
  operator text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index operator_acts_at on operator_acts (at);

-- down
drop table operator_acts;
