-- The newest migration that each running server knows: while a release replaces another, both run.
alter table write_probes add column schema text;

-- down
alter table write_probes drop column schema;
