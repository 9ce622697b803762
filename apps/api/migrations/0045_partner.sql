-- Who completes a survey elsewhere faster than anybody can have read it is told so (4) and not paid; null: no such time.
alter table supplied_tasks add column minimum_seconds integer check (minimum_seconds between 1 and 86400);

-- down
alter table supplied_tasks drop column minimum_seconds;
