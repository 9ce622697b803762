-- How long the member answered, without the time in which another questionnaire was answered (rule 3.33). Null for tasks that
-- are no questionnaire of ours, and for what ended before this column was added.
alter table participations add column answering_seconds integer check (answering_seconds >= 0);

-- down
alter table participations drop column answering_seconds;
