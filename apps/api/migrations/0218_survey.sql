-- Which uploaded files the answers and drafts of a questionnaire name. Files that nothing names are deleted (rule 11.5).
create table survey_files (
  key text not null,
  member_id uuid not null,
  participation_id uuid not null,
  primary key (key, participation_id)
);
create index survey_files_by_participation on survey_files (member_id, participation_id);

insert into survey_files (key, member_id, participation_id)
select distinct file ->> 'content', session.member_id, session.participation_id
from survey_sessions session,
  lateral (
    select value from jsonb_each(session.answers::jsonb)
    union all
    select value -> 'answer' from jsonb_each(session.drafts::jsonb)
  ) answer,
  lateral jsonb_array_elements(case jsonb_typeof(answer.value) when 'array' then answer.value else '[]' end) file
where jsonb_typeof(file) = 'object' and file ->> 'content' is not null
on conflict do nothing;

-- down
drop table survey_files;
