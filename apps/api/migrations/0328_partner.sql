-- The version of the text about data that a member read before they took a ticket (rule 3.50); null if none was named.
alter table start_tickets add column data_use_version smallint;

-- down
alter table start_tickets drop column data_use_version;
