-- How many people of an agent were let in, counted as they come: who is one too many is told by the counter, also when
-- many come at once.
create table guest_counts (
  scope text primary key,
  people bigint not null check (people >= 0)
);
insert into guest_counts (scope, people)
  select scope, count(*) from survey_guests where scope like 'agent %' group by scope;

-- down
drop table guest_counts;
