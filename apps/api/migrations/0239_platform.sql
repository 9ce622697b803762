-- The audit log by operator, act, object and time, the newest first.
create index operator_acts_in_order on operator_acts (at, number);
create index operator_acts_operator on operator_acts (operator, at, number);
create index operator_acts_act on operator_acts (act, at, number);
create index operator_acts_of_subject on operator_acts (subject, at, number);
drop index operator_acts_at;
drop index operator_acts_subject;

-- down
create index operator_acts_subject on operator_acts (subject, number);
create index operator_acts_at on operator_acts (at);
drop index operator_acts_of_subject;
drop index operator_acts_act;
drop index operator_acts_operator;
drop index operator_acts_in_order;
