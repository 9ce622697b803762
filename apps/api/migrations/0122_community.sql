-- Star ranking and the articles about stars (rules 13.1 to 13.5).

-- How others see a member; without a row, with a masked nickname.
create table ranking_choices (
  member_id uuid primary key,
  choice text not null check (choice in ('masked', 'named', 'hidden')),
  chosen_at timestamptz not null
);

-- What each member's finished surveys of a month have paid. `month` is its first day.
create table ranking_months (
  month date not null,
  member_id uuid not null,
  coins bigint not null check (coins > 0),
  surveys int not null check (surveys > 0),
  primary key (month, member_id)
);
create index ranking_months_member on ranking_months (member_id);

-- A ranking that a job made. Readers see the current one of a period, never a half.
create table ranking_runs (
  id uuid primary key,
  period text not null check (period in ('month', 'quarter', 'all')),
  from_month date,
  made_at timestamptz not null,
  ranked int not null default 0 check (ranked >= 0),
  is_current boolean not null default false
);
create unique index ranking_runs_current on ranking_runs (period) where is_current;

create table ranking_places (
  run_id uuid not null references ranking_runs (id) on delete cascade,
  place int not null check (place > 0),
  member_id uuid not null,
  score bigint not null check (score > 0),
  surveys int not null check (surveys > 0),
  primary key (run_id, place)
);
create unique index ranking_places_member on ranking_places (member_id, run_id);

-- An article about a member, or about nobody. It is read only while that member agrees to be named.
create table star_articles (
  id text primary key check (id ~ '^[0-9A-Za-z]{8,24}$'),
  title text not null,
  summary text not null,
  body text not null,
  member_id uuid,
  published_at timestamptz not null,
  withdrawn_at timestamptz
);
create index star_articles_shown on star_articles (published_at desc, id) where withdrawn_at is null;

-- What operators did with articles, courses and awards.
create table community_acts (
  id uuid primary key,
  subject text not null,
  subject_id text not null,
  act text not null,
  operator text not null,
  at timestamptz not null
);
create index community_acts_subject on community_acts (subject, subject_id, id);

-- down
drop table community_acts;
drop table star_articles;
drop table ranking_places;
drop table ranking_runs;
drop table ranking_months;
drop table ranking_choices;
