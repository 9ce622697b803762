-- When a respondent left a group by themselves, and why, as far as they said (rule 6.54). It is apart from an invitation
-- that a host withdrew: then both are null. Who is invited again has neither. `left_promised` is what the group promised
-- for everything when they left, because topics that are added later raise the promise for those who stay.
alter table group_members
  add column left_at timestamptz,
  add column left_promised bigint,
  add column left_reason text check (left_reason in ('noTime', 'topic', 'uncomfortable', 'other'));

-- down
alter table group_members drop column left_at, drop column left_promised, drop column left_reason;
