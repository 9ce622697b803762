-- Whether the answers of a section hold pictures or videos (rule 6.33).
alter table group_sections
  add column photos text not null default 'optional' check (photos in ('none', 'optional', 'required'));

-- down
alter table group_sections drop column photos;
