-- Members who closed their account are called 已注销用户 in their groups, with the end of the id instead of the whole one. Two
-- of a group may have the same name then: it isn't chosen, and nobody can be told that it is taken.
drop index group_members_nickname;
create unique index group_members_nickname on group_members (group_id, (role = 2), lower(nickname))
  where mobile_index not like 'closed:%';
update group_members set nickname = '已注销用户 ' || upper(right(id::text, 4))
where mobile_index like 'closed:%' and nickname = '已注销 ' || id;

-- down
update group_members set nickname = '已注销 ' || id
where mobile_index like 'closed:%' and nickname = '已注销用户 ' || upper(right(id::text, 4));
drop index group_members_nickname;
create unique index group_members_nickname on group_members (group_id, (role = 2), lower(nickname));
