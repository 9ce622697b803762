-- When an operator took a choice off a benefit (rule 14.88). Its row stays: codes, orders and prizes belong to it.
alter table benefit_choices add column removed_at timestamptz;

-- down
alter table benefit_choices drop column removed_at;
