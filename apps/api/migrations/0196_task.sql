-- How often, and for how long, a member was screened out on the day of the last one: a row a member, so that two at once
-- can't both be the fifth (rule 3.40).
create table screen_outs (
  member_id uuid primary key,
  day date not null,
  times smallint not null check (times > 0),
  seconds integer not null check (seconds >= 0)
);

-- down
drop table screen_outs;
