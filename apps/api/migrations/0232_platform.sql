-- The release that each running server was given a name for.
alter table write_probes add column release text;

-- down
alter table write_probes drop column release;
