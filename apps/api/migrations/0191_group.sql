-- Which answers count for the reward (rule 6.46): their length without spaces, a hash of their letters, whether they repeated
-- an earlier answer when they were written, and since when a host counts them all the same. Answers of earlier releases have
-- no length, and count.
alter table group_responses add length integer;
alter table group_responses add same_text text;
alter table group_responses add repeats boolean not null default false;
alter table group_responses add counted_at timestamptz;
create index group_responses_same_text on group_responses (group_id, same_text) where same_text is not null;

-- down
drop index group_responses_same_text;
alter table group_responses drop column counted_at;
alter table group_responses drop column repeats;
alter table group_responses drop column same_text;
alter table group_responses drop column length;
