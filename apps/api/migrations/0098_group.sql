-- What hosts and observers mark answers with.
create table group_tags (
  group_id uuid not null references discussion_groups (id),
  id uuid not null,
  name text not null,
  color text not null check (color in ('grey', 'green', 'blue', 'orange', 'red', 'teal')),
  created_at timestamptz not null,
  primary key (group_id, id),
  constraint group_tags_name unique (group_id, name)
);

-- A tag stands on a whole answer (both ends are -1), or on a passage of one wording of it. Ends count UTF-16 units, as a
-- browser's selection does.
create table group_response_tags (
  group_id uuid not null,
  response_id uuid not null,
  tag_id uuid not null,
  passage_start integer not null default -1,
  passage_end integer not null default -1,
  wording integer not null,
  tagged_by uuid not null,
  tagged_at timestamptz not null,
  primary key (group_id, response_id, tag_id, passage_start, passage_end),
  foreign key (group_id, response_id) references group_responses (group_id, id),
  foreign key (group_id, tag_id) references group_tags (group_id, id),
  foreign key (group_id, tagged_by) references group_members (group_id, id),
  check (passage_start = -1 and passage_end = -1 or passage_start >= 0 and passage_end > passage_start)
);
create index group_response_tags_by_tag on group_response_tags (group_id, tag_id, response_id);

create table group_stars (
  group_id uuid not null,
  group_member_id uuid not null,
  response_id uuid not null,
  starred_at timestamptz not null,
  primary key (group_id, group_member_id, response_id),
  foreign key (group_id, group_member_id) references group_members (group_id, id),
  foreign key (group_id, response_id) references group_responses (group_id, id)
);
create index group_stars_of_response on group_stars (group_id, response_id);

-- How often an answer was edited: a passage of an earlier wording is stale.
alter table group_responses add wording integer not null default 0;
update group_responses r set wording = n.edits
from (select group_id, response_id, count(*) as edits from group_response_wordings group by group_id, response_id) n
where r.group_id = n.group_id and r.id = n.response_id;
create index group_responses_by_time on group_responses (group_id, created_at, id);

-- down
drop index group_responses_by_time;
alter table group_responses drop wording;
drop table group_stars;
drop table group_response_tags;
drop table group_tags;
