-- What a request waits for while it waits, so that no second one for the same act on the same object is made (rule 14.85).
alter table operator_requests add column waits_as text constraint operator_requests_waits_as unique;

-- down
alter table operator_requests drop column waits_as;
