-- When the people of a topic had been called to it (rule 6.55), and which topics each call of a person named: at most one a day.
alter table group_topics add column opened_told_at timestamptz;
create table group_topic_calls (
  group_id uuid not null,
  group_member_id uuid not null,
  called_on date not null,
  topic_ids uuid[] not null,
  primary key (group_id, group_member_id, called_on),
  foreign key (group_id, group_member_id) references group_members (group_id, id)
);

-- A topic that was called doesn't change the guide.
drop trigger group_topics_of_guide on group_topics;
create trigger group_topics_of_guide
  after insert or delete or update of id, position, title, summary, opens_at, closes_at, published_at, audience_tag_id
  on group_topics for each row execute function group_guide_changed();

-- Nobody is called to what opened before.
update group_topics t set opened_told_at = now()
from discussion_groups g where g.id = t.group_id and greatest(t.opens_at, g.opens_at) <= now();

-- down
drop trigger group_topics_of_guide on group_topics;
create trigger group_topics_of_guide after insert or update or delete on group_topics
  for each row execute function group_guide_changed();
drop table group_topic_calls;
alter table group_topics drop column opened_told_at;
