-- Points of a deduction that an appeal gave back before its last day.
alter table quality_changes add column returned integer not null default 0 check (returned >= 0);

-- down
alter table quality_changes drop column returned;
