-- The built-in survey host (decisions §3). Refusals carry their own SQLSTATE: YS001 a definition that went live would
-- change.

-- Versions of questionnaires. A row is live from the moment it is there, and stays as it is.
create table survey_definitions (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  version integer not null check (version > 0),
  definition json not null,
  checksum text not null,
  created_at timestamptz not null,
  unique (name, version)
);

create function survey_keep_definition() returns trigger language plpgsql as $$
begin
  raise exception 'a live survey definition is immutable: % is refused', tg_op using errcode = 'YS001';
end $$;
create trigger survey_definitions_kept before update or delete on survey_definitions
  for each row execute function survey_keep_definition();
create trigger survey_definitions_not_emptied before truncate on survey_definitions
  for each statement execute function survey_keep_definition();

-- Which version a task runs for those who start now. Who has started keeps theirs.
create table hosted_surveys (
  task_id uuid primary key,
  survey_id uuid not null references survey_definitions
);

-- `reserved` seats are held by people who are answering, `complete` are accepted interviews.
create table quota_cells (
  task_id uuid not null,
  name text not null,
  "limit" bigint not null check ("limit" >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  complete bigint not null default 0 check (complete >= 0),
  primary key (task_id, name),
  constraint quota_cells_within_limit check (reserved + complete <= "limit")
);

-- What a member has answered so far. `revision` counts saves; `last_save` and `last_outcome` answer a repeated one.
create table survey_sessions (
  member_id uuid not null,
  participation_id uuid not null,
  task_id uuid not null,
  survey_id uuid not null references survey_definitions,
  answers json not null default '{}',
  accepted_page text,
  page text not null,
  revision bigint not null default 0,
  screened boolean not null default false,
  cells text[] not null default '{}',
  last_save text,
  last_outcome json,
  updated_at timestamptz not null,
  primary key (member_id, participation_id)
);

-- down
drop table survey_sessions;
drop table quota_cells;
drop table hosted_surveys;
drop table survey_definitions;
drop function survey_keep_definition;
