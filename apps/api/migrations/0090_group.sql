-- A person's follow-ups of the last day are counted before another one is stored.
create index group_follow_ups_by_author on group_follow_ups (group_id, author_id, created_at);

-- down
drop index group_follow_ups_by_author;
