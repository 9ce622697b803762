-- Answers that a host or observer opened while earlier ones of the section are still unread (rule 6.60). A divider says how far
-- somebody has read; these lie beyond it. Rows that the divider has passed are deleted.
create table group_opened (
  group_id uuid not null,
  group_member_id uuid not null,
  response_id uuid not null,
  section_id uuid not null,
  number integer not null,
  primary key (group_id, group_member_id, response_id),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  foreign key (group_id, response_id) references group_responses (group_id, id)
);
create index group_opened_of_response on group_opened (group_id, response_id);

-- down
drop table group_opened;
