-- What a file at a question shows, in words of a host, for who can't see it.
alter table group_attachments add column alt text;

-- down
alter table group_attachments drop column alt;
