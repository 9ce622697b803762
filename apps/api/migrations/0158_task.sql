-- What was paid after the end because the result was wrong: by a late report of a partner, or by an appeal.
alter table participations
  add column corrected_at timestamptz,
  add column corrected_coins integer not null default 0 check (corrected_coins >= 0),
  add column corrected_credit integer not null default 0 check (corrected_credit >= 0);

-- down
alter table participations
  drop column corrected_at, drop column corrected_coins, drop column corrected_credit;
