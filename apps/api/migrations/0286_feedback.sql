-- The ticket in which a merged one goes on. A merged ticket is closed; `merged_state` is the state that it had.
alter table tickets add column merged_into uuid, add column merged_at timestamptz, add column merged_state int;
alter table tickets add constraint tickets_merged check (
  merged_into is null
  or (merged_into <> id and state = 5 and merged_at is not null and merged_state is not null)
);
alter table tickets add constraint tickets_merged_into
  foreign key (member_id, merged_into) references tickets (member_id, id);
create index tickets_merged_into on tickets (member_id, merged_into) where merged_into is not null;

-- down
drop index tickets_merged_into;
alter table tickets drop constraint tickets_merged_into, drop constraint tickets_merged;
alter table tickets drop column merged_into, drop column merged_at, drop column merged_state;
