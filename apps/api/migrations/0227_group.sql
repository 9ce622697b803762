-- The kind of a waiting text message, by which its recipient has switched it off. Null if an older server queued it.
alter table group_texts add column kind text;

-- down
alter table group_texts drop column kind;
