-- Why the second person agreed. The chain of the log holds it with the act: the request itself isn't chained.
alter table operator_acts add column agreed_reason text;

-- down
alter table operator_acts drop column agreed_reason;
