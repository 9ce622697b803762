-- Rehearsals keep the schedule of their guide while it is walked, so their own end is apart from it (rule 6.40).
create table group_rehearsals (
  group_id uuid primary key references discussion_groups (id),
  ends_at timestamptz not null,
  report jsonb
);
insert into group_rehearsals (group_id, ends_at)
select id, closes_at from discussion_groups where rehearsal_of is not null;

-- down
drop table group_rehearsals;
