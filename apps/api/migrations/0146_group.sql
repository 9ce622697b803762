-- A nickname is one person's among those who see each other: that a name is taken would tell a respondent of an observer
-- (rule 6.13), so observers have names of their own.
drop index group_members_nickname;
create unique index group_members_nickname on group_members (group_id, (role = 2), lower(nickname));

-- down
drop index group_members_nickname;
create unique index group_members_nickname on group_members (group_id, lower(nickname));
