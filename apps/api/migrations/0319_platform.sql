-- From where an act was asked for, and from where it was agreed to: two people have two networks.
alter table operator_requests add column asked_from text;
alter table operator_acts add column agreed_from text;

-- down
alter table operator_acts drop column agreed_from;
alter table operator_requests drop column asked_from;
