-- How carefully an interview was answered (decisions §3): for operators and reports. `speed` is its length against the
-- task's running median then, null before 20 people finished.
create table survey_figures (
  member_id uuid not null,
  participation_id uuid not null,
  task_id uuid not null,
  seconds integer not null check (seconds >= 0),
  speed double precision check (speed >= 0),
  matrices integer not null check (matrices >= 0),
  straight_lined integer not null check (straight_lined between 0 and matrices),
  contradictions text[] not null,
  open_answers integer not null check (open_answers >= 0),
  duplicates integer not null check (duplicates between 0 and open_answers),
  primary key (member_id, participation_id)
);

-- Open answers by blind index, to find the same words from different people.
create table survey_open_answers (
  task_id uuid not null,
  question text not null,
  text_index text not null,
  member_id uuid not null,
  primary key (task_id, question, text_index, member_id)
);

create index survey_sessions_by_task on survey_sessions (task_id, participation_id);

-- down
drop index survey_sessions_by_task;
drop table survey_open_answers;
drop table survey_figures;
