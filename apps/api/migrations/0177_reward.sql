-- What a change of quality rests on, and the day whose limit of rises it counts for.
alter table quality_changes
  add column rule_number text,
  add column evidence jsonb,
  add column rise_on date;
create index quality_changes_rise_on on quality_changes (member_id, rise_on) where rise_on is not null;

-- down
drop index quality_changes_rise_on;
alter table quality_changes drop column rule_number, drop column evidence, drop column rise_on;
