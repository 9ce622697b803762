-- A rehearsal is a copy of a group in which scripted respondents answered (rule 6.40). It is a group of its own that nobody
-- is invited to, so that no call, count, job or payment of the rehearsed group can meet it.
alter table discussion_groups add column rehearsal_of uuid unique references discussion_groups (id);

-- down
alter table discussion_groups drop column rehearsal_of;
