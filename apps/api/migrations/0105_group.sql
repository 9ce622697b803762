-- Who took a file away and why; a reason is kept for audit (rule 6.33). Files are listed newest first.
alter table group_attachments
  add column removed_by uuid,
  add column remove_reason text,
  add foreign key (group_id, removed_by) references group_members (group_id, id);
create index group_attachments_newest on group_attachments (group_id, created_at desc, id desc)
  where removed_at is null;
create index group_attachments_unused on group_attachments (created_at)
  where removed_at is null and response_id is null and follow_up_id is null and section_id is null;

-- down
drop index group_attachments_unused;
drop index group_attachments_newest;
alter table group_attachments drop column remove_reason, drop column removed_by;
