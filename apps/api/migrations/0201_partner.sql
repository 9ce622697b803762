-- Values that go along to a supplier for one task ({p1} to {p5}), and since when the supplier calls the task closed (rule 3.41).
alter table supplied_tasks add column passed json not null default '{}';
alter table supplied_tasks add column closed_at timestamptz;
-- The supplier's own status of the end, as it wrote it.
alter table partner_visits add column code text;
-- Whether the end counts in the share of people who were taken (rule 3.37); null as its result says.
alter table participations add column counts_incidence boolean;

-- down
alter table participations drop column counts_incidence;
alter table partner_visits drop column code;
alter table supplied_tasks drop column closed_at;
alter table supplied_tasks drop column passed;
