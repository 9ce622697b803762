-- Operators take single answers down, and close, archive and hand over groups. The changes that hosts read name them.
alter table group_responses
  add column deleted_operator text,
  drop constraint group_responses_check,
  add constraint group_responses_deleted check (
    num_nulls(deleted_at, delete_reason) in (0, 2)
    and (deleted_at is not null)::int = num_nonnulls(deleted_by, deleted_operator)
  );
alter table group_changes
  alter column group_member_id drop not null,
  add column operator text,
  add constraint group_changes_by check (num_nonnulls(group_member_id, operator) = 1);

-- down
delete from group_changes where operator is not null;
alter table group_changes
  drop constraint group_changes_by,
  drop column operator,
  alter column group_member_id set not null;
update group_responses set deleted_by = group_member_id where deleted_operator is not null;
alter table group_responses
  drop constraint group_responses_deleted,
  drop column deleted_operator,
  add constraint group_responses_check check (num_nulls(deleted_at, delete_reason, deleted_by) in (0, 3));
