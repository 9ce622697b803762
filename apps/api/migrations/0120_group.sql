-- When the people of a group were told that it opened and that it closed (rule 6.36).
alter table discussion_groups
  add column opened_told_at timestamptz,
  add column closed_told_at timestamptz;
update discussion_groups set opened_told_at = now() where opens_at <= now();
update discussion_groups set closed_told_at = now() where closes_at <= now();

-- down
alter table discussion_groups drop column closed_told_at, drop column opened_told_at;
