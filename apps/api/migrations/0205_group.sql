-- The tag of the respondents that a section is for, within the audience of its topic; null for all of them (rule 6.41).
alter table group_sections
  add column audience_tag_id uuid,
  add foreign key (group_id, audience_tag_id) references group_people_tags (group_id, id);

-- down
alter table group_sections drop column audience_tag_id;
