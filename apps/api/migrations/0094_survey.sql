-- Answers of pages that are not confirmed yet (rule 3.9): answer name to page, answer, revision and time. `draft_revision`
-- counts their changes, so that a late one is recognized.
alter table survey_sessions
  add column drafts json not null default '{}',
  add column draft_revision bigint not null default 0;

-- down
alter table survey_sessions
  drop column draft_revision,
  drop column drafts;
