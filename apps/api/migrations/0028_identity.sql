-- A sign-in that began after the agreement changed and before its member agreed anew: it opens next to nothing.
alter table session_families add column agreement_due boolean not null default false;

-- Codes by text message, counted over everybody: what a day may cost, and how many of an hour's were ever used.
create table sms_counts (
  period text not null check (period in ('day', 'hour')),
  period_start timestamptz not null,
  sent integer not null check (sent >= 0),
  used integer not null check (used >= 0),
  alarmed_at timestamptz,
  primary key (period, period_start)
);

-- down
drop table sms_counts;
alter table session_families drop column agreement_due;
