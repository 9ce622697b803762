-- Members who wait for their deletion, the latest request first.
create index account_closings_requested on account_closings (requested_at, member_id) where closed_at is null;

-- down
drop index account_closings_requested;
