-- A job walks through a rehearsal in steps. Where it is stays here, so that a killed server loses no step (rule 6.40).
alter table group_rehearsals
  add column walk jsonb,
  add column questions integer not null default 0,
  add column done integer not null default 0;

-- down
alter table group_rehearsals drop column walk, drop column questions, drop column done;
