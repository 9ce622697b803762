-- A win that an operator voided stays expired. Its winner reads the reason.
alter table campaign_wins
  add column voided_at timestamptz,
  add column voided_by text,
  add column void_reason text,
  add constraint campaign_wins_voided check (
    num_nulls(voided_at, voided_by, void_reason) in (0, 3) and (voided_at is null or state = 'expired')
  );

-- down
alter table campaign_wins
  drop constraint campaign_wins_voided,
  drop column voided_at, drop column voided_by, drop column void_reason;
