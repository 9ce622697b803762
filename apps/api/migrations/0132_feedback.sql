-- Days that the verdict of an appeal took off a penalty. Null for verdicts that took none.
alter table tickets add column verdict_days int check (verdict_days > 0);

-- down
alter table tickets drop column verdict_days;
