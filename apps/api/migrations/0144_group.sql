-- A question that takes another's place shows its files, and shares what is stored of them (rule 6.42). A file is registered
-- once in a group; further rows of it are copies. Whoever lets go of what is stored, or looks for what nobody has, asks by key.
alter table group_attachments add column is_copy boolean not null default false;
alter table group_attachments drop constraint group_attachments_group_id_file_key_key;
create unique index group_attachments_registered on group_attachments (group_id, file_key) where not is_copy;
create index group_attachments_of_file on group_attachments (file_key);
create index group_attachments_of_thumbnail on group_attachments (thumbnail_key) where thumbnail_key is not null;

-- down
drop index group_attachments_of_thumbnail;
drop index group_attachments_of_file;
drop index group_attachments_registered;
delete from group_attachments where is_copy;
alter table group_attachments add unique (group_id, file_key);
alter table group_attachments drop column is_copy;
