-- Uploads that nothing shows are looked for by their keys, in what members handed in with tickets and tasks.
create index ticket_entries_pictures on ticket_entries using gin (pictures jsonb_path_ops) where pictures <> '[]';
create index activity_runs_submission on activity_runs using gin (submission jsonb_path_ops) where submission is not null;

-- down
drop index activity_runs_submission;
drop index ticket_entries_pictures;
