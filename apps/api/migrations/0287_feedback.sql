-- When a ticket had its first answer, and what was promised for it: a reopened ticket has a new promise.
alter table tickets add column first_answered_at timestamptz, add column first_answer_by timestamptz;
update tickets t set first_answered_at = (
  select min(e.at) from ticket_entries e
  where e.member_id = t.member_id and e.ticket_id = t.id and e.kind in ('answered', 'decided')
) where answered_at is not null;

-- Tickets by the week in which they were opened, in China, as a job counts them; kind `all` for all kinds.
create table ticket_weeks (
  week date not null,
  kind text not null,
  opened int not null,
  answered int not null,
  due int not null,
  kept int not null,
  reopened int not null,
  median_minutes int,
  slow_minutes int,
  primary key (week, kind)
);

-- Open tickets by age, as a job counts them.
create table ticket_ages (
  age text primary key check (age in ('today', 'days3', 'days7', 'older')),
  waiting int not null,
  late int not null,
  day date not null,
  counted_at timestamptz not null
);

-- down
drop table ticket_ages;
drop table ticket_weeks;
alter table tickets drop column first_answered_at, drop column first_answer_by;
