-- Who stopped a bulk act before its end, and the objects that were left undone.
alter table bulk_runs add column stopped_by text;
alter table bulk_items drop constraint bulk_items_state_check;
alter table bulk_items add constraint bulk_items_state_check
  check (state in ('waiting', 'done', 'asked', 'refused', 'failed', 'stopped'));

-- down
update bulk_items set state = 'failed', why = 'stopped' where state = 'stopped';
alter table bulk_items drop constraint bulk_items_state_check;
alter table bulk_items add constraint bulk_items_state_check
  check (state in ('waiting', 'done', 'asked', 'refused', 'failed'));
alter table bulk_runs drop column stopped_by;
