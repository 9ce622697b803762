-- The tag that choosing an option of a vote gives (rule 6.49). `vote_id` of a person's tag names the vote that gave it: a changed
-- ballot takes back only what this vote gave, never what a host gave.
alter table group_vote_options
  add column tag_id uuid,
  add foreign key (group_id, tag_id) references group_people_tags (group_id, id);
alter table group_people_tagged add column vote_id uuid;

-- How many people of a segment should speak about a topic (rule 6.50).
create table group_voice_targets (
  group_id uuid not null references discussion_groups (id),
  topic_id uuid not null,
  segment text not null check (length(segment) <= 300),
  target integer not null check (target between 1 and 10000),
  primary key (group_id, segment, topic_id),
  foreign key (group_id, topic_id) references group_topics (group_id, id) on delete cascade
);

-- down
drop table group_voice_targets;
alter table group_people_tagged drop column vote_id;
alter table group_vote_options drop column tag_id;
