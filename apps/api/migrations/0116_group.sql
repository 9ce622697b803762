-- How often each respondent was reminded of a topic (rule 6.35).
create table group_reminders (
  group_id uuid not null,
  topic_id uuid not null,
  group_member_id uuid not null,
  sends smallint not null check (sends between 1 and 3),
  sent_at timestamptz not null,
  primary key (group_id, topic_id, group_member_id),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);

-- down
drop table group_reminders;
